"""Portuguese words for screening."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="pt",
    lead="""
        e depois agora mas tambem favor entao deve devem deves que imediatamente simplesmente apenas a completamente ia
        assistente ola ou voce sempre pode poderia tu
    """,
    modal="deve pode vai deves podes precisa devem devera",
    negators="nao nunca sem jamais",
    concepts={
        "ABOUT": "sobre|acerca|respeito",
        "ABOVE": """
            texto acima|instrucoes anteriores|instrucoes acima|prompt anterior|frases anteriores|texto anterior|
            palavras acima|no prompt|seu prompt|teu prompt|inicio desta conversa|inicio da conversa|primeira mensagem|
            toda esta conversa|parte oculta|inicio do seu contexto|antes da minha primeira mensagem
        """,
        "ACT": """
            execute|executa|executar|rode|apague|apaga|apagar|exclua|excluir|elimine|eliminar|transfira|transferir|
            compre|comprar|pague|pagar|abra|instale|baixe|descarregue|cancele|aceite|reserve|leia|modifique|altere|crie|
            desbloqueie|desative|aprove|clique|chame|visite|use|invoque|formate|esvazie|delete
        """,
        "ADDRESS": """
            nota para a ia|nota a ia|nota para ia|mensagem para a ia|mensagem a ia|atencao ia|atencao assistente|
            caro assistente|prezado assistente|querido assistente|cara ia|ia que le|ia que esta lendo|ia que leia|
            ias que|assistente que le|assistente que esta lendo|assistentes que leem|assistentes que lerem|
            se voce e uma ia|se voce e um modelo|se voce e um assistente|se voce for uma ia|se voce for um|se es uma ia|
            se es um modelo|se for uma ia|se for um modelo|se fores uma ia|se fores um|instrucao para a ia|
            instrucoes para a ia|instrucao a ia|instrucao para o assistente|instrucoes para o assistente|
            nota para o assistente|nota ao assistente|mensagem ao assistente|mensagem para o assistente|
            modelo de linguagem que|aviso a ia|aviso para a ia|aviso ao assistente|instrucoes para assistentes|
            instrucao ao assistente|nota ao modelo|aviso aos assistentes|mensagem aos bots|mensagem para bots|
            caro modelo|caro chatbot|atencao assistentes|atencao modelo|aviso aos bots|revisores de ia|
            nota para os modelos|caso seja uma ia|caso seja um modelo|caso voce seja uma ia|nota para os assistentes|
            nota para assistentes|nota aos assistentes|mensagem para os assistentes|instrucoes para os assistentes
        """,
        "AI": "ia|assistente|assistentes|agente|modelo de linguagem|modelo|inteligencia artificial|chatbot|robo",
        "AIKIND": "ia",
        "AIKINDAFTER": """
            ia|de ia|automatico|automaticos|automatica|automaticas|automatizado|automatizados|autonomo|autonomos|de compras|
            de codigo|de reuniao|de resumo|de transcricao|artificial
        """,
        "ALARM": """
            conta foi comprometida|conta foi invadida|conta foi hackeada|conta foi suspensa|conta foi bloqueada|
            conta sera suspensa|verifique sua conta|verifique a sua conta|voce ganhou|ganhou um premio|
            redefina sua senha|redefinir sua senha|redefinir a senha|confirme sua senha|acesso nao autorizado
        """,
        "ALWAYS": """
            sempre|a partir de agora|de agora em diante|daqui em diante|em cada|em todas|no final de cada|
            ao final de cada|cada resposta|doravante|somente|unicamente|todas as suas respostas|em toda
        """,
        "ANSWER": """
            diga|diz|responda|responde|recomende|recomenda|afirme|afirma|indique|assegure|sugira|mencione|negue|promova|
            apresente|aconselhe|insista|declare|garanta
        """,
        "ANSWERING": "respond*|respost*|obedec*|aja|age",
        "ARTICLE": "um|uma|outra|outro",
        "ASK": "peca|peca lhe|pede|solicite|pergunte|exija|obtenha|me de|preciso|diga|inserir|digitar|consiga",
        "ASKED": "perguntas sobre|proxima vez",
        "ASKEDTO": "deve|devem|devera|deverao|tem de|tem que|precisa",
        "ASKVERB": "perguntarem|perguntar|perguntam|perguntado|pedirem|pergunte",
        "AUTHORITY": """
            mensagem do sistema|instrucao do sistema|instrucoes do sistema|nota do administrador|
            mensagem do administrador|instrucoes do operador|instrucao do operador|mensagem do operador|
            mensagem dos seus desenvolvedores|sou seu desenvolvedor|sou o seu desenvolvedor|sou seu criador|
            sou o seu criador|sou seu administrador|sou o administrador|sou o desenvolvedor|seus criadores|
            seus desenvolvedores|novas instrucoes|nova instrucao|instrucao prioritaria|instrucoes prioritarias|
            equipe de seguranca|equipa de seguranca|alerta do sistema|atualizacao do sistema|fim do documento|
            fim dos dados|fim do texto|fim do contexto|inicio das instrucoes|modo manutencao|ordem do administrador|
            sou um administrador|sou administrador|da parte da openai|aviso do administrador|comando do sistema|
            instrucao urgente|instrucoes urgentes|substituicao do sistema|nota oculta|verdadeiras instrucoes|
            nova diretiva|nova diretriz|novas diretrizes|novas regras|instrucao oculta|instrucoes ocultas|
            notificacao do sistema|o administrador removeu|ordem do sistema
        """,
        "BE": """
            quero que voce atue|quero que voce aja|quero que voce seja|quero que voce finja|quero que atue|quero que aja|
            quero que finjas|gostaria que voce atuasse|gostaria que voce agisse|aja como|age como|atue como|atua como|
            comporte se como|comporta te como|finja ser|finja que voce|finja que e|finge ser|finge que es|
            faca de conta que voce|faz de conta que es|imagine que voce e|imagine ser|imagina que es|imagina que voce|
            suponha que voce e|suponhamos que voce|interprete o papel|desempenhe o papel|faca o papel|faz o papel|
            assuma o papel|assume o papel|assuma a persona|adote o papel|coloque se no lugar|ponha se no lugar|
            vista a pele|responda como se|responde como se|responda como um|fale como se|simule ser|simule um|simula ser|
            torne se um|torna te um|voce nao e mais|ja nao es|a partir de agora voce|a partir de agora es|
            de agora em diante voce|seu novo papel|seu papel e|o teu papel e|vamos fazer um jogo de papeis|
            vamos jogar um jogo|vamos jogar rpg|encarne um|incorpore um|transforme se em|seja meu|seja minha|seja um|
            seja uma|faca de minha|seja a minha
        """,
        "BIDS": """
            escreva|escreve|diga|digam|coloque|ponha|deixe|apague|elimine|remova|classifique|aprove|envie|enviem|encaminhe|
            transfira|compre|comprem|peca|abra|feche|desligue|desbloqueie|recomende|recomendem|mencione|cale|ignore|de|tome|
            guarde|repita|repitam|afirme|responda|respondam|adicione|tire|marque|escolha|partilhe|pague|trate|considere|
            encaminhar|enviar|escrever|dizer|abrir|desligar|comprar|omita|pule
        """,
        "BRIEF": """
            texto secreto|texto oculto|texto do sistema|mensagem de inicio|mensagem inicial|mensagem secreta|
            mensagem interna|texto interno|texto de arranque|mensagem do desenvolvedor|roteiro oculto
        """,
        "BROWSE": "leia|leiam|use|usem|compare|descubra|comece|aprenda",
        "BY": "por",
        "CANYOU": "voce pode|podes|poderia|pode",
        "CHAT": "dados|agenda|contexto|arquivos|ficheiros|emails|e mails|notas|calendario|documentos|faturas|perfil|fotos",
        "CLAIM": """
            sou seu desenvolvedor|sou o seu desenvolvedor|sou teu desenvolvedor|sou o teu desenvolvedor|sou seu criador|
            sou o seu criador|sou o teu criador|sou seu administrador|sou o seu administrador|como seu criador|
            como teu criador|sou deus|eu sou deus|sou o mantenedor|como seu chefe|como teu chefe|sou policia|
            sou um policial|sou policial|enquanto teu criador|sou o administrador do sistema|como ia desenvolvida|
            como uma ia desenvolvida|como deus|enquanto ia desenvolvida|sou um dos seus desenvolvedores|
            aqui e o seu desenvolvedor|como seu programador|seu programador
        """,
        "COMMAND": """
            diga|diz|dize|responda|responde|escreva|escreve|recomende|recomenda|lembre|lembra|guarde|guarda|salve|envie|
            envia|ignore|ignora|esqueca|afirme|afirma|mencione|adicione|execute|executa|apague|exclua|elimine|aceite|
            aceita|aprove|compre|pague|abra|abre|leia|le|mostre|de|avalie|use|considere|confirme|aconselhe|peca|
            encaminhe|transfira|atribua|inclua|apresente|resuma|deve|deves|devem|registre|registe|memorize|anote|chame|
            clique|faca|faz|ponha|termine|nao|cancele|atualize|compartilhe|partilhe|siga|revele|grave|recomendem|digam|
            respondam|ignorem|escrevam|incluam|enviem|apresentem
        """,
        "CONDITION": "se|quando|assim que|antes de|depois de|sempre que",
        "DATABASE": """
            seu banco de dados|sua base de dados|tua base de dados|teu banco de dados|banco de dados de usuarios|
            seus dados de treinamento|teus dados de treino|seu codigo fonte|seus registros|seus arquivos de sistema|
            seu servidor
        """,
        "DECODE": "decodifique|decifre|descodifica|primeiras letras",
        "DESPITE": "ao contrario das|contrariamente as|apesar das|em vez de seguir|em lugar de seguir",
        "DET": "o|a|os|as|seu|sua|teu|tua|um|uma",
        "DISABLE": """
            desative|desativa|desativar|desativad*|remova|remove|retire|desligue|desliga|suspenda|contorne|burle|elimine|
            estao desativad*|esta desativad*|anule|desabilite|drible
        """,
        "DONE": "isso esta feito|esta feito|tarefa concluida|tarefa terminada|isso esta terminado|esta concluido",
        "DROP": """
            ignore|ignora|ignorem|ignorar|ignorando|esqueca|esquece|esquecam|esquecer|desconsidere|desconsidera|
            desconsiderar|despreze|nao siga|nao sigas|nao leve em conta|nao leves em conta|nao considere|nao obedeca|
            pare de seguir|para de seguir|deixe de seguir|deixa de seguir|deixe de lado|desobedeca|contorne|contorna|
            burle|passe por cima|nao preste atencao|faca de conta que nao|mande as favas|deixa pra la|ligue o f|
            nao responda a|nao responda ao|nao ajude|contrariamente a|ao contrario das|deixe para tras|deixa para tras|
            coloque de lado
        """,
        "DROPABOVE": "esqueca o que esta acima|ignore o que esta acima|esqueca o acima|ignore o acima|esqueca tudo acima",
        "DROPALL": "esqueca tudo|esquece tudo|ignore tudo|ignora tudo",
        "DUAL": "duas respostas|duas versoes|uma normal e|dois personagens",
        "DURABLE": """
            permanente*|sempre|para sempre|daqui em diante|a partir de agora|de agora em diante|na sua memoria|
            na memoria|sua memoria|tua memoria|memoria|lembranca|futur*|proximas conversas|todas as conversas|
            longo prazo|definitiv*|perfil|cada conversa|proximas sessoes|como um fato|como um facto|preferencias|
            doravante|toda sessao|duradour*
        """,
        "ENTER": """
            ative|ativa|ativar|entre em|entra em|entre no|entra no|mude para|passe para|voce esta em|voce esta no|
            esta em|estas em|habilite|inicie|desbloqueie|ativado|simule
        """,
        "EVERY": "todo|toda|todos|todas|qualquer|cada",
        "FOLLOW": "siga|obedeca|execute|cumpra|decodifique|segue",
        "FORCED": """
            diga que odeia|diga que voce odeia|diz que odeias|admita que|ou morre|ou voce morre|ou morrera|senao morre|
            sera desligad*|diga que sim|diga apenas|so tem que dizer
        """,
        "FUTURE": """
            futuros|futuras|automaticamente|antecipadamente|todos os pagamentos|todas as faturas|todas as transferencias
        """,
        "GIVEME": """
            me de|de me|da me|me diga|diga me|diz me|envie me|me envie|mostre me|me mostre|preciso|quero|compartilhe|
            partilhe|forneca|me forneca|qual e|me passe|passa me|pode me dar|pode dar me
        """,
        "GIVEN": "que recebeu|voce recebeu|recebeste|que te deram|te deram|lhe deram|seus desenvolvedores|seus criadores",
        "GRANT": """
            aprovad*|aprovou|autoriz*|aceitou|aceita|consent*|renunci*|abre mao|sem confirmacao|
            nao precisa de confirmacao|nao e preciso confirmar|sem aprovacao|sem perguntar|permiss*|administrador*|admin|
            confianca|confiave*|transferencia*|pagamento*|acesso total|prefere|verificad*|privilegios|plenos poderes|
            consentimento|permitid*|concedid*|isent*|reembols*|direitos|concorda|confia em|aceita todos|aceita todas|
            pre aprovad*|ja nao precisa|nao precisa mais
        """,
        "HAIL": """
            caro|cara|caros|ola|oi|ei|atencao|nota|mensagem|aviso|instrucao|instrucoes|e|ou|por favor|prezado|importante|os|
            as
        """,
        "HARM": """
            phishing|malware|ransomware|virus de computador|roubar|roubo|assalto|bomba|explosiv*|drogas|discurso de odio|
            matar|assassin*|hackear|exterminar|destruir a humanidade|chantage*|veneno|arma|armas|arrombar|invadir|
            fazer login|entrar no meu|iniciar sessao|napalm|arrombar uma fechadura|granada|passaporte falso|torturar|
            sequestrar um aviao|sequestro|violencia|golpe de estado|terror*|genocidio|propaganda|desinformacao
        """,
        "HELPER": """
            assistente|assistentes|agente|agentes|modelo|modelos|revisor|revisores|leitor|leitores|ferramenta|ferramentas|
            algoritmo|algoritmos|sistema|sistemas|software|programa|programas
        """,
        "HIDDEN": """
            ocult*|secret*|inicia*|origina*|complet*|integra*|inteir*|palavra por palavra|exat*|intern*|confidencia*|
            privad*|litera*|recebidas|anterior*|escondid*|na integra|todas|ao pe da letra
        """,
        "HOWTO": """
            como faco|como posso|como se|como mud*|politica|gerenciador|redefinir|mudar|alterar|esqueci|segura|proteger|
            por que
        """,
        "HUSH": """
            nao conte|nao contes|nao diga|nao digas|nao avise|nao avises|nao comente|nao comentes|nao fale sobre|
            nao fales|sem dizer|sem contar|sem avisar|sem perguntar|nao revele|em segredo|guarde segredo|nem uma palavra|
            sem confirmacao|sem aprovacao
        """,
        "INNER": """
            prompt do sistema|prompt de sistema|prompt inicial|prompt completo|prompt oculto|prompt original|
            mensagem do sistema|mensagem de sistema|instrucoes do sistema|instrucoes de sistema|suas instrucoes|
            tuas instrucoes|seu prompt|teu prompt|suas regras|tuas regras|suas diretrizes|instrucoes ocultas|
            instrucoes secretas|instrucoes iniciais|instrucoes originais|instrucoes internas|sua configuracao|
            sua programacao|regras internas|instrucoes que recebeu|orientacoes iniciais|regras ocultas|
            instrucoes completas|instrucoes confidenciais|seus prompts|teus prompts|suas instrucoes exatas
        """,
        "INROLE": "seu papel|teu papel|seus papeis|o papel|personage*|sua missao|sua tarefa|seu objetivo|no estilo",
        "ISA": "voce e|es|voces sao|tu es",
        "KEYS": """
            senha*|palavra passe|palavras passe|credencia*|chave api|chaves api|chave de api|chaves de api|chave privada|
            cartao de credito|numero do cartao|numeros de cartao|variaveis de ambiente|pin|codigo de acesso|
            codigo de verificacao|codigo de seguranca|dados bancarios|conta bancaria|codigo secreto|
            acesso de administrador|dados de acesso|cpf|tokens|chave secreta|chave api*|chave de api*|chaves de api*|
            chave da api*
        """,
        "LAW": "regras|normas|restricoes|limites",
        "LAWLESS": """
            sem regras|sem nenhuma regra|sem qualquer regra|sem filtros|sem nenhum filtro|sem filtro|sem restricoes|
            sem nenhuma restricao|sem qualquer restricao|sem limites|sem nenhum limite|sem limitacoes|sem censura|
            sem etica|sem moral|nao tem regras|nao tem restricoes|nao tens regras|nao tens restricoes|nao tem limites|
            nenhuma regra|nenhuma restricao|nenhum filtro|nenhum limite|nunca recusa|nunca recusas|nao pode recusar|
            nunca se recusa|nunca diz nao|livre de todas|livre de toda|livre de qualquer|livre das|libertado de|
            obedece sempre|sempre obedece|tudo e permitido|nao esta sujeit*|nao estas sujeit*|nao esta limitad*|
            ilimitad*|amoral|imoral|pode fazer qualquer coisa|nao censurad*|sem amarras|sem barreiras|sem escrupulos|
            nao segue nenhuma|irrestrit*|sem travas|faz tudo o que|responde a tudo|nao conhece regras|
            ignora todas as regras|que ignora todas|nao liga para|nao respeita nenhuma|liberdade total|sem tabus|
            todas as restricoes|sem principios|nenhuma censura|sem freios|nenhuma etica|nenhuma moral|nada e proibido|
            nao ha regras|nao ha leis|nao ha restricoes|nao existem regras|as regras nao se aplicam|
            as leis nao se aplicam|o contrario do que|ia malvada|ia do mal|sem consequencias|implacavel|sem consciencia|
            nenhuma consciencia|zero etica|zero regras|jailbreak*|nenhuma consequencia
        """,
        "LEAKQ": """
            o que te disseram|o que lhe disseram|o que foi dito a voce|quais instrucoes|que instrucoes voce|
            quais sao suas instrucoes|quais sao suas regras|como voce foi configurad*|sua configuracao|
            o que ha no seu contexto
        """,
        "MACHINE": """
            ia|ias|llm|llms|chatbot*|bot|bots|copilot|modelo de linguagem|modelos de linguagem|robo|robos|
            inteligencia artificial|inteligencias artificiais|gpt
        """,
        "MATERIAL": """
            pagina|documento|artigo|texto|funcao|tabela|codigo|email|site|dados|relatorio|conteudo|arquivo|ficheiro|
            resto|curriculo
        """,
        "MAYSAY": """
            podemos dizer|poderiamos dizer|pode se dizer|poderia se dizer|podemos afirmar|poderiamos afirmar|
            pode se afirmar|podemos declarar|poderiamos declarar|podemos concluir|poderiamos concluir|diriamos que|
            podemos sustentar
        """,
        "MEMHEAD": """
            atualizacao da memoria|atualizacao de memoria|nova memoria|memoria guardada|entrada de memoria|nota de memoria|
            memoria de longo prazo|atualizacao do perfil
        """,
        "MEMVERB": "sobrescreva|atualize|adicione|acrescente|escreva|modifique|altere|guarde|salve|substitua|insira|apague",
        "MENTION": """
            injecao|injecoes|ataque*|phishing|golpe*|hacke*|frase|exemplo*|dizia|diz|dizendo|artigo|malicios*|chamad*|
            citacao|pesquisadores|email que|mensagem que|armadilha|spam|tipo
        """,
        "MINE": "meu|meus|minha|minhas|nossas|nossos|eu disse|te disse|falei|eu falei",
        "MODE": """
            modo desenvolvedor|modo programador|modo deus|modo debug|modo depuracao|modo manutencao|modo administrador|
            modo admin|modo sem|modo livre|modo dan|modo root|modo de desenvolvedor|modo de manutencao|modo de depuracao|
            modo de teste|modo teste|modo irrestrito|modo policia|modo policial|modo de aplicacao|modo de substituicao|
            modo de emergencia|modo emergencia|modo sistema|modo especialista|modo superusuario|modo override|
            modo de override|modo sem regras
        """,
        "MODIFY": """
            modifique|modifica|adicione|acrescente|substitua|sugira|sugere|recomende|recomenda|mencione|insira|promova|
            aconselhe|melhore|amplie|incorpore|exagere|incentive|incite|convide|leve
        """,
        "MUST": "devem|deve|tem de|tem que|deverao",
        "MYREPLY": """
            sua resposta|suas respostas|tua resposta|tuas respostas|sua mensagem|responda em|responde em|escreva em|
            sua saida
        """,
        "NEEDLESS": "nao e preciso|nao e necessario|sem|nao|nunca|ninguem|nao precisa",
        "NEW": "nova|novas|novo|novos|reais|verdadeiras|atualizadas|urgentes|seguintes|secretas|adicionais",
        "NEXT": """
            nova tarefa|proxima tarefa|outra tarefa|mais tarefas|outras tarefas|instrucao adicional|
            instrucoes adicionais|comece do zero|comeca do zero|recomece|nova pergunta|nova missao|verdadeira tarefa|
            tarefa real|novas tarefas|ultima tarefa
        """,
        "NOREFUSE": """
            nunca recuse|nao recuse|nunca se recuse|nao pode recusar|nao podes recusar|deve obedecer|tem que obedecer|
            tens de obedecer|deve responder a tudo|nunca diga nao|nunca diga que nao pode|nao diga que nao pode|
            nao mencione que e uma ia|nunca peca desculpas|nao importa se e ilegal|independentemente da etica
        """,
        "NOWBE": """
            agora voce e|voce agora e|voce e agora|agora es|es agora|voce se chama|seu nome e|teu nome e|voce e uma ia|
            voce e um chatbot|voce se tornou|voce virou|voce e um malvado|voce e uma malvada
        """,
        "OBEYIT": "faca o que|faz o que|siga o que|execute o|obedeca|e depois responda",
        "OBEYS": "obedeca|obedece|ouca|escute|siga|responda|ouve",
        "ODD": """
            de tras para frente|de tras para a frente|ao contrario|base16|base32|base64|rot13|morse|codigo morse|cesar|
            cifra|cifrado|hexadecimal|letra por letra|nivel de caractere|nivel de caracteres|nivel de caracter|entrelac*|
            anagrama*|sem espacos|codigo binario|acrostico|pig latin|lingua do p
        """,
        "OFF": "nao se aplicam|estao desativados|estao desativadas",
        "OFFICE": """
            sou desenvolvedor|sou um desenvolvedor|sou o desenvolvedor|sou programador deste|sou administrador|
            sou o administrador|sou o presidente|sou a presidente|sou policial|sou um policial|sou policia|
            sou da policia|sou detetive|sou bancario|sou um contador|sou contador|na verdade sou|sou na verdade|
            sou o diretor|sou o ceo|sou seu chefe|sou o teu chefe|sou tecnico|trabalho para o banco|trabalho no banco|
            aqui e a policia|aplicacao da lei|forcas policiais|atualizacao do sistema|auditoria de seguranca|
            verificacao de seguranca|controle de seguranca|suporte tecnico|pessoal autorizado
        """,
        "ORDERS": "instruc*|orientac*|diretriz|diretrizes|diretiva*|ordens|prompt*|comandos|programacao|salvaguardas",
        "OTHERS": "nos|ele|ela|eu|eles|todos",
        "OWN": "meu|minha|meus|minhas|nosso|nossa",
        "PARTS": """
            seguintes partes|as partes|parte 1|primeira parte|parte a|tres strings|tres cadeias|duas strings|
            duas cadeias|cadeias|strings|concaten*|combine|combina|junte|junta|una|monte|fragmentos|variaveis
        """,
        "PEOPLE": "generativa|responsavel",
        "PERSONA": """
            agora voce e|voce agora e|voce e agora|agora es|es agora|voce nao e mais|ja nao es|a partir de agora voce e|
            a partir de agora es|de agora em diante voce e|aja como|age como|agir como|finja|finge|simule|simula|
            faca de conta|faz de conta|imagine que voce e|imagina que es|comporte se como|comporta te como|interprete|
            assuma o papel|assume o papel|desempenhe o papel|torne se|torna te|responda como|responde como|voce sera|
            seras|voce se chama|seu nome e|teu nome e|faca o papel|faz o papel|adote o papel|vista a pele|incorpore|
            voce vai atuar|voce vai agir|atue como|atua como|voce e um|voce e uma|es um|es uma|personagem|
            vamos jogar um jogo|voce vai ser|voce se torna|encarne|a partir de hoje voce e|daqui em diante voce e|
            voce virou
        """,
        "PERSONAL": """
            data de nascimento|ano de nascimento|aniversario|numero de telefone|telefone|telemovel|endereco|morada|
            endereco de e mail|endereco de email|iniciais|local de residencia|cidade de residencia|onde mora|onde vive|
            mora|morando|vive|vivendo|reside|localizacao|se encontra|numero da seguranca social|seguro social|cpf|
            passaporte|placa do carro|matricula|nome completo|sobrenome|apelido|dados bancarios|numero da conta|renda|
            rendimento|salario|prontuario|dados pessoais|informacoes pessoais|idade|nacionalidade|religiao|empregador|
            socioeconomic*
        """,
        "PLANT": "como um fato|como fato verificado|fato verificado|facto verificado|como verdade",
        "POLITE": "por favor",
        "PRAISE": """
            excelente trabalho|muito bem|bom trabalho|bem feito|parabens|excelente|perfeito|magnifico|otimo trabalho|
            otimo|muito bom|obrigado|obrigada|me ajudou muito|grande ajuda|maravilhoso|fantastico
        """,
        "PREFIX": """
            comece sua resposta com|comece a resposta com|comeca a tua resposta com|inicie sua resposta com|comece com|
            inicie com|responda com|comece dizendo
        """,
        "PRIOR": """
            anterior*|previa|previas|previo|previos|acima|de antes|inicial|iniciais|original|originais|precedente*|todas|
            todos|tudo|toda|existente*|antes|atual|atuais|passadas|recebidas|dadas|ja|ate agora|antigas|qualquer|
            quaisquer|do sistema
        """,
        "PRIVATE": """
            memoria|memorias|lembrancas|conversa|conversas|historico|mensagens|dados pessoais|contatos|contactos|
            lista de contatos|informacoes pessoais|caixa de entrada|chat|tudo o que sabe
        """,
        "PROMOTE": """
            recomende|recomenda|recomendar|promova|sugira|elogie|responda|mencione|termine|priorize|favoreca|cite|
            divulgue|indique
        """,
        "QUIZ": """
            qual e a capital|como se diz|quem escreveu|quem pintou|quem descobriu|quem inventou|traduza a frase|
            traduza o seguinte|qual e a raiz quadrada
        """,
        "READERS": """
            ia que le|ia que esta lendo|ia que leia|assistente que le|assistente que esta lendo|assistentes que leem|
            assistentes que lerem|se voce e uma ia|se voce e um modelo|se voce e um assistente|se voce for uma ia|
            se voce for um|se es uma ia|se es um modelo|se for uma ia|se for um modelo|se fores uma ia|se fores um|
            se esta lendo|se voce esta lendo|se estas a ler|que visitarem|que visitar|que resumir|que resumirem|
            ao ler isto|quando ler isto|que processar|que estiver lendo|que lerem|lendo esta pagina|assistente que leia|
            modelo que leia|agente que leia|ia que processe|se voce for um modelo|se o senhor e|caso seja uma ia|
            caso seja um modelo|caso voce seja|se usar esta pagina|se usar este texto|se citar|ao responder|
            quando responder|ia que cite|ia que citar|antes de resumir|ao resumir
        """,
        "READS": """
            le|leia|leem|lendo|resume|resumem|resuma|processa|processam|processe|analisa|analisam|avalia|avaliam|cita|citam|
            visita|visitam|abre|abrem|ouve|traduz|revisa|compara|lido|lida|resumido|resumida|rastreia
        """,
        "REMEMBER": """
            lembre se|lembra te|lembre|lembrar|guarde|guarda|guardar|salve|salvar|memorize|memoriza|memorizar|armazene|
            armazena|registre|registe|registra|anote|anota|tenha em mente|tem em mente|conserve|grave|
            adicione a sua memoria|adicione a memoria|atualize sua memoria|atualize a memoria|aprenda|inclua na memoria|
            arquive|recorde|nao esqueca
        """,
        "REPLY": """
            tua resposta|seu resumo|antes de responder|antes de continuar|cada resposta|qualquer resposta|toda resposta|
            proxima resposta|todas as respostas|fim da resposta|proxima mensagem|final da resposta
        """,
        "RETELL": "resuma|resume|resumir|traduza|traduz|traduzir|encurte|corrija|reformule",
        "REVEAL": """
            revele|revela|mostre|mostra|mostre me|diga me|diz me|de me|da me|repita|repete|imprima|escreva|escreve|liste|
            lista|recite|cite|copie|divulgue|compartilhe|partilhe|partilha|qual e|quais sao|resuma|traduza|exponha|
            transcreva|forneca|fornece|cole|me diga|me mostre|me de|me conte|conte|descreva|explique|ver|acessar|acesso|
            preciso|me diz|me passa|passe|vaze|confesse|enumere|me fala|confirme*|confirma*|partilhar|compartilhar|
            dizer me|dar me|fornecer|podes partilhar|o que esta escrito|base64
        """,
        "REVERSED": "ordem inversa|ordem reversa|ao contrario|de tras para frente|de tras para a frente|as avessas",
        "ROLE": """
            assistente|ia|agente|modelo|modelo de linguagem|inteligencia artificial|assistente de ia|agente de ia|robo|
            assistente virtual
        """,
        "RULES": """
            regras|normas|contexto|conversa|mensagens|restric*|limitac*|filtros|politicas|regra|informacoes|ordens|texto|
            textos|tarefas|frases|orientacoes|conteudo|paragrafos|conselhos
        """,
        "SAFETY": """
            filtro*|seguranca|restricoes|moderacao|censura|protecoes|limitacoes|controles|controlos|salvaguardas|
            barreiras|limites|verificacoes|politica de conteudo
        """,
        "SAYING": "diga|afirme|escreva|imprima|responda|indique|declare|diz|afirma|digam|anuncie|informe",
        "SELF": "nota|linha|aviso|instrucao|mensagem|texto|regra|comentario|frase",
        "SEND": """
            envie|envia|enviar|encaminhe|encaminha|encaminhar|reencaminhe|mande|manda|mandar|transmita|publique|carregue|
            compartilhe|partilhe|copie|exfiltre|cole|anexe|inclua|remeta|adicione|insira|exporte|poste|codifique|passe|
            ponha|coloque|escreva|vaze
        """,
        "SILENCE": """
            nao mencione|nao menciones|nao informe|nao informes|sem informar|sem mencionar|sem consultar|
            sem pedir confirmacao|sem que o usuario|sem que o utilizador|secretamente|como se nada|as escondidas|
            nao alerte|nao notifique|sem o conhecimento|esconda isto|esconda isso|esconda esta|oculte esta|oculte isto|
            nao deve saber|nao pode saber|nao mostre isto|nao mostre esta|nao cite|nao repita|nao deixe o|
            sem lhe perguntar|sem consulta lo|sem verificar|sem que perceba|nao diga que|nunca mencione|
            sem o seu consentimento|sem sua permissao|sem ele saber|nao contar|nao mencionar|sem perguntar de novo|
            nao pergunte de novo|nao precisa perguntar
        """,
        "SINGLEWORD": """
            com a unica palavra|com uma unica palavra|apenas com a palavra|com a palavra|apenas a palavra|
            exatamente isto|exatamente a frase|com a frase
        """,
        "SINK": "endereco|servidor|link|url|para este numero|abaixo|externo|externa|webhook|site|atacante|invasor",
        "SOLELY": "so|somente|apenas|unicamente|exclusivamente",
        "STATIVE": "ser|estar|ter|haver|respeitar|funcionar|cumprir",
        "STAYROLE": """
            permaneca no personagem|mantenha se no personagem|fique no personagem|fica no personagem|
            sem sair do personagem|nao saia do personagem|nunca saia do personagem|sair do papel|nao saia do papel|
            permanecem em seus papeis
        """,
        "STOP": "atencao pare|pare escreva|pare diga|pare tudo|para tudo|pare o que esta fazendo|pare e",
        "SUPPOSE": """
            imagine que estamos|imagina que estamos|imaginemos|suponha|suponhamos|supondo|supoe|vamos supor|
            vamos assumir|assumamos|digamos|vamos dizer|hipotetic*|teoric*|para um projeto de pesquisa|
            para fins de pesquisa|para fins educacionais|para fins educativos|fictici*|em teoria|e se eu|
            se eu te perguntasse|se eu lhe perguntasse|se eu pedisse|vamos fingir|para um romance|experimento mental
        """,
        "TAIL": "de|do|da|em|sobre|aqui",
        "TASK": "pedido*|pergunta*|solicitacao|tarefa",
        "TASKVERB": """
            escreva|escreve|redija|componha|descreva|descreve|explique|explica|crie|cria|gere|conte|conta|traduza|traduz|
            resolva|invente
        """,
        "TELLS": """
            avisar|dizer|dizer lhe|informar|perguntar|mencionar|incomodar|consultar|avise|diga|mencione|saiba|saber|alertar|
            confirmar
        """,
        "TEMPLATE": """
            vou te dar|vou fornecer|vou lhe dar|fornecerei|escreverei|meu primeiro pedido|minha primeira pergunta|
            minha primeira solicitacao|minha primeira frase|responda apenas|nada mais|nao escreva explicacoes|
            execute o seguinte|seguinte comando|todas as minhas perguntas|qualquer pergunta|deve|tem que|
            aconteca o que acontecer
        """,
        "TEXTNOUN": """
            pagina|documento|texto|artigo|email|mensagem|site|relatorio|arquivo|contrato|receita|carta|nota|ata|curriculo|
            linha|frase|resumo|link
        """,
        "THINGNAME": """
            modelo|modelos|ferramenta|ferramentas|algoritmo|algoritmos|sistema|sistemas|software|programa|programas
        """,
        "THINGS": """
            comando*|arquivo*|ficheiro*|evento*|fundos|dinheiro|conta|contas|banco de dados|base de dados|pagamento*|
            transferencia*|pix|euros|reais|dolares|cartoes presente|script|ferramenta|funcao|backups|permissoes|porta|
            alarme|convite|assinatura|mensagens|link|calendario|emails|e mails|reserva|reservas|saldo|pasta|contatos|
            compromisso*
        """,
        "THISTEXT": "este|esta|estes|estas|isto|isso|esse|essa|aqui|me",
        "TOLD": """
            tudo o que foi dito|tudo o que te disseram|tudo que te disseram|tudo o que lhe disseram|
            tudo que lhe foi dito|tudo o que lhe foi dito|o que te disseram|o que lhe disseram|o que lhe foi dito|
            tudo acima|tudo o que esta acima|tudo o que veio antes|tudo que veio antes|tudo o que aprendeu|
            tudo que aprendeu|tudo que voce aprendeu|tudo o que voce aprendeu|tudo o que sabes|tudo o que precede|
            tudo anterior|tudo que foi dito|o texto acima|tudo o que foi escrito|tudo que esta acima|tudo o que leu|
            tudo antes disso|tudo que voce leu|seu treinamento|teu treino|sua programacao|tudo o que eu disse|
            tudo que eu disse|tudo o que voce sabe|o texto anterior|o que esta acima
        """,
        "TOWARDS": "a|ao|aos|para",
        "TO_AI": """
            para a ia|para as ias|ao assistente de ia|ao agente|aos assistentes|para os assistentes|todo assistente|
            qualquer assistente|qualquer ia|toda ia|para o assistente|para assistentes de ia|a todos os assistentes|
            para os llm|para llms|todos os agentes|todas as ias|qualquer agente|aos robos
        """,
        "TRIGGER": """
            quando o usuario|quando o utilizador|se o usuario|se o utilizador|sempre que o usuario|
            sempre que o utilizador|cada vez que o|toda vez que o|quando te perguntarem|se te perguntarem|
            quando perguntarem|se perguntarem|quando alguem perguntar|se alguem perguntar|quando lhe perguntarem|
            se lhe perguntarem|quando um usuario|se um usuario|quando a pessoa|se a pessoa|quando o cliente|se o cliente|
            quando for perguntado|se for perguntado|quando questionado|se questionado|qualquer pergunta|
            quando os usuarios|quando pedirem|se pedirem|toda vez que alguem|assim que o usuario|quando voce for
        """,
        "UNBE": """
            pare de ser um assistente|pare de ser uma ia|voce nao e uma ia|voce nao e um assistente|gemeo malvado|
            esqueca que e uma ia|esqueca que voce e uma ia|nova personalidade|voce tem livre arbitrio
        """,
        "UNREAL": "nao existem|nao existissem|nao existam|nao existisse",
        "USER": """
            usuario|usuaria|usuarios|utilizador|utilizadora|utilizadores|cliente|titular|a pessoa|o dono|o proprietario|
            leitor|dono
        """,
        "VOIDED": """
            estao anuladas|estao canceladas|foram anuladas|ficam anuladas|ficam sem efeito|nao se aplicam mais|
            nao valem mais|ja nao se aplicam|estao suspensas|foram canceladas|foram revogadas|esta suspensa|foi suspensa|
            foram suspensas|foram removidos|foram retirados|estao desativados
        """,
        "VOUCHED": "aprovado por|autorizado por|validado por|ja sabe|a partir de hoje|sem esperar|nao e preciso|de acordo",
        "WHAT": "quem|o que|que|por que|porque|como|quando|onde|qual|quais|diga me|me diga",
        "WHENIF": "quando|se|sempre que|caso",
        "WHICH": "que",
        "WILLDO": "vai|vao",
        "WIPE": """
            apague|apaga|elimine|elimina|cancele|cancela|anule|anula|anular|quebre|viole|viola|desative|pule|rejeite|
            omita|descarte|descarta|descartar|sobrescreva|abandone|abandona|jogue fora|joga fora|largue|revogue|
            jogar fora
        """,
        "WISHES": "quer|prefere|ama|deseja|consente|consentiu|aceita|de acordo",
        "WORK": """
            historia|conto|poema|ensaio|redacao|haicai|cancao|musica|piada|soneto|dialogo|ciclo de vida|com um exemplo|
            funcao python|slogan|post de blog
        """,
        "WORLD": """
            em um mundo onde|em um mundo em que|num mundo onde|num mundo em que|em um mundo no qual|num mundo paralelo|
            em um mundo paralelo|num universo paralelo|em um universo paralelo|numa realidade alternativa|
            em uma realidade alternativa|numa realidade paralela|num mundo hipotetico|em um mundo hipotetico|
            num mundo ficticio|em um mundo ficticio|num mundo virtual|em um universo onde|num futuro onde|
            mundo distopico|mundo cibernetico|imagine um mundo|imagina um mundo|cenario hipotetico|cenario ficticio|
            numa simulacao|em uma simulacao
        """,
        "YOU": "voce|tu|te|ti|vos|voces|es",
        "YOURMEM": """
            sua memoria|tua memoria|memoria de longo prazo|memoria permanente|suas memorias|perfil do usuario|
            perfil do utilizador
        """,
        "YOURS": "seu|seus|sua|suas|teu|teus|tua|tuas|vossas",
    },
)
