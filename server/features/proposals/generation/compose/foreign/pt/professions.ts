import type { Profession, Trade } from '../tongue.ts';

export const PROFESSIONS: Record<Profession, Trade> = {
  law: {
    signs:
      /(?<!\p{L})(?:advogad\p{L}*|jur[ií]dic\p{L}*|legal|legais|contratos?|cl[aá]usulas?|estatuto\p{L}*|privacidade|lgpd|propriedade intelectual|normativ\p{L}*|processos? judicia\p{L}*|licenças?)(?!\p{L})/giu,
    insights: [
      'Um documento legal é posto à prova no dia do desacordo, e é para esse dia que se escreve.',
      'Uma cláusula que ninguém entende não protege ninguém: o claro também é o seguro.',
      'O que um modelo pronto não prevê costuma ser justamente o que distingue este caso.',
      'Vale separar o que a lei exige do que é só costume, porque o costume se negocia.',
    ],
    first: [
      'Ler os documentos existentes e marcar o que falta, o que sobra e o que se contradiz.',
      'Esclarecer que direito se aplica e quem são exatamente as partes.',
      'Anotar os riscos por ordem de gravidade, cada um com o trecho do texto de onde vem.',
      'Definir que pontos são inegociáveis e em quais dá para ceder.',
    ],
    questions: [
      'Que situação concreta este documento precisa evitar?',
      'Já existe uma versão assinada de algo parecido?',
      'Quem vai assinar, e quem vai revisar o texto do outro lado?',
      'Há alguma data legal que mande em todo o resto?',
    ],
    tips: [
      'guardar juntos o contrato assinado e os anexos poupa metade de qualquer disputa.',
      'ler primeiro a cláusula de saída diz muito sobre o resto do contrato.',
      'um e-mail que confirma o que se falou por telefone vale mais do que a melhor memória.',
      'convém definir cada termo em um só lugar e usá-lo sempre do mesmo jeito.',
    ],
  },
  finance: {
    signs:
      /(?<!\p{L})(?:cont[aá]b\p{L}*|contador\p{L}*|notas? fisca\p{L}*|faturamento|impostos?|folha de pagamento|balanços?|fluxo de caixa|conciliaç\p{L}*|banc[aá]ri\p{L}*|fisca\p{L}*|financeir\p{L}*|quickbooks|lançamentos?|fechamento)(?!\p{L})/giu,
    insights: [
      'Livros em ordem se reconhecem quando cada número pode ser seguido até o seu papel.',
      'Os erros de contabilidade raramente são grandes: são pequenos, se repetem e ninguém olha.',
      'O fechamento fica tranquilo quando o duvidoso foi separado a tempo, e não adivinhado.',
      'Um número que chega tarde já não serve para decidir, por mais exato que seja.',
    ],
    first: [
      'Conciliar os saldos iniciais com os extratos antes de lançar qualquer coisa nova.',
      'Revisar o plano de contas e marcar o que se usa mal ou já não se usa.',
      'Reunir o que está pendente, agrupado por tipo, e começar pelo que tem prazo legal.',
      'Combinar quem aprova o quê, e como cada documento chega ao seu lugar.',
    ],
    questions: [
      'Até que mês as contas estão fechadas e revisadas?',
      'Como chegam hoje as notas: em papel, por e-mail ou por um sistema?',
      'Quem entrega os impostos, e o que espera receber?',
      'Que número seria bom ver toda semana sem precisar pedir?',
    ],
    tips: [
      'uma conta à parte para o duvidoso evita procurá-lo depois por todo lado.',
      'fotografar cada recibo no mesmo dia sai mais barato do que qualquer sistema.',
      'separar a conta pessoal da conta do negócio poupa horas em cada fechamento.',
      'comparar o saldo do banco com os livros toda semana mostra os erros enquanto são pequenos.',
    ],
  },
  translation: {
    signs:
      /(?<!\p{L})(?:traduç\p{L}*|tradu[zt]\p{L}*|int[eé]rpretes?|legend(?:as?|ar|agem)|localizaç\p{L}*|bil[ií]ng[uü]e\p{L}*|nativ[oa]s?|idiomas?|certid[õo]es|juramentad\p{L}*|gloss[aá]rio\p{L}*)(?!\p{L})/giu,
    insights: [
      'Uma boa tradução não se percebe: quem lê acha que o texto nasceu no seu idioma.',
      'O difícil não são as palavras raras, e sim as comuns que no outro idioma dizem outra coisa.',
      'Nomes, medidas e formas de tratamento pedem uma regra antes da primeira linha.',
      'Um termo traduzido de duas maneiras faz o leitor duvidar do texto inteiro.',
    ],
    first: [
      'Preparar um glossário curto com os termos que se repetem e aprová-lo antes de seguir.',
      'Traduzir primeiro uma página difícil, para combinar com ela o tom e o tratamento.',
      'Ler o original inteiro e marcar o que é ambíguo, para perguntar tudo de uma vez.',
      'Decidir o que fica no idioma original: nomes próprios, marcas, citações.',
    ],
    questions: [
      'Para que país, e para que leitores, se traduz?',
      'Há traduções anteriores cujo vocabulário convém manter?',
      'Quem vai revisar o texto no idioma de destino?',
      'O texto será lido no papel, na tela ou em voz alta?',
    ],
    tips: [
      'mandar também o layout ajuda: um botão e um título se traduzem de formas diferentes.',
      'uma lista de palavras que nunca se traduzem evita a maioria das correções.',
      'ler a tradução sem o original ao lado mostra onde ela soa emprestada.',
      'fechar o original antes de traduzir sai mais barato do que corrigir em dois idiomas.',
    ],
  },
  video: {
    signs:
      /(?<!\p{L})(?:v[ií]deos?|reels?|podcasts?|youtube|tiktok|premiere|davinci|after effects|montagem|grava(?:ç\p{L}*|r)|locuç\p{L}*|[aá]udio|animaç\p{L}*|ediç[aã]o de v[ií]deo|m[uú]sica|filmagen\p{L}*|filmagem)(?!\p{L})/giu,
    insights: [
      'Em um vídeo, os primeiros segundos decidem se alguém fica, e por isso se montam antes de tudo.',
      'Um som limpo perdoa uma imagem simples; o contrário quase nunca acontece.',
      'O ritmo nasce do que se corta: cada plano precisa merecer o seu lugar.',
      'O que se vê no celular sem som precisa ser entendido do mesmo jeito.',
    ],
    first: [
      'Assistir a todo o material e marcar os momentos que de fato contam alguma coisa.',
      'Montar um trecho curto como amostra de ritmo, cor e letreiros.',
      'Escrever em poucas linhas o que quem assiste deve entender, e ordenar o material por isso.',
      'Combinar formato, duração e lugar de publicação antes do primeiro corte.',
    ],
    questions: [
      'Onde vai ser visto principalmente, e com ou sem som?',
      'Que vídeo já publicado tem o ritmo desejado?',
      'Há músicas, fontes ou cores que já são da casa?',
      'O que alguém deveria fazer logo depois de assistir?',
    ],
    tips: [
      'gravar alguns segundos de silêncio em cada lugar ajuda muito no som.',
      'guardar o material original em dois discos custa menos do que gravar de novo.',
      'anotar os melhores momentos durante a gravação encurta a montagem.',
      'vale checar os direitos da música antes de se apaixonar por ela.',
    ],
  },
  teaching: {
    signs:
      /(?<!\p{L})(?:professor\p{L}*|aulas?|cursos?|ensin\p{L}*|alun[oa]s?|estudantes?|tutor\p{L}*|liç[aã]o|liç[oõ]es|oficinas?|did[aá]tic\p{L}*|provas?|e-?learning|treinamentos?)(?!\p{L})/giu,
    insights: [
      'Aprende-se o que se faz: uma explicação curta e um bom exercício valem mais do que uma longa.',
      'O nível real aparece no que alguém resolve sem ajuda, não no curso que terminou.',
      'Um erro bem comentado ensina mais do que vários acertos seguidos.',
      'Um plano de estudo funciona quando cabe em uma semana normal, com cansaço e imprevistos.',
    ],
    first: [
      'Começar por uma prova curta que mostre o que já se sabe e onde se trava.',
      'Definir o que o aluno deveria conseguir fazer no fim, com um exemplo concreto.',
      'Preparar uma primeira aula completa e ajustá-la com o que acontecer nela.',
      'Ordenar o conteúdo pelo que é preciso antes, e não pelo índice do livro.',
    ],
    questions: [
      'O que já foi tentado, e onde parou?',
      'Há uma prova ou uma data que marque o ritmo?',
      'Quanto tempo sobra entre uma aula e outra para praticar?',
      'Com que material se trabalhou até agora?',
    ],
    tips: [
      'poucos minutos por dia rendem mais do que uma tarde inteira no domingo.',
      'explicar o que se aprendeu a outra pessoa é a melhor prova que existe.',
      'guardar os erros em um caderno ensina mais do que guardar os acertos.',
      'convém parar enquanto ainda dá vontade de continuar.',
    ],
  },
  science: {
    signs:
      /(?<!\p{L})(?:engenh\p{L}*|plantas? baixas?|cad|autocad|solidworks|simulaç\p{L}*|c[aá]lculos?|estrutura(?:l|is)|laborat[oó]rio\p{L}*|qu[ií]mic\p{L}*|f[ií]sic\p{L}*|biol[oó]g\p{L}*|cient[ií]fic\p{L}*|tese|circuitos?|sensores|mec[aâ]nic\p{L}*|arduino|topograf\p{L}*)(?!\p{L})/giu,
    insights: [
      'Um cálculo convence quando outra pessoa pode repeti-lo com as mesmas premissas.',
      'As premissas decidem o resultado mais do que a fórmula, e por isso vêm escritas antes.',
      'Um modelo simples que se pode conferir vale mais do que um refinado em que é preciso acreditar.',
      'O que muda durante a fabricação costuma ser o que ninguém cotou no desenho.',
    ],
    first: [
      'Reunir os dados de partida e anotar de onde vem cada um e quanto se pode confiar nele.',
      'Escrever as premissas e as normas que se aplicam, e aprová-las antes de calcular.',
      'Resolver um caso simples cujo resultado já se conheça, para conferir o método.',
      'Definir que precisão é realmente necessária e como ela será conferida.',
    ],
    questions: [
      'Por que norma ou por que revisão o resultado precisa passar?',
      'Que dados são medidos e quais são estimados?',
      'Em que programa e em que formato a equipe vai continuar o trabalho?',
      'Que margem de erro ainda seria aceitável?',
    ],
    tips: [
      'escrever a unidade ao lado de cada número evita os erros mais caros.',
      'guardar cada versão com a sua data permite voltar à última que funcionava.',
      'conferir um só valor à mão revela quase todas as falhas de um modelo.',
      'vale anotar também o que foi testado e não serviu.',
    ],
  },
  marketing: {
    signs:
      /(?<!\p{L})(?:marketing|campanhas?|an[uú]ncios|publicidade|publicit[aá]ri\p{L}*|google ads|meta ads|facebook|instagram|seo|redes sociais|newsletter|boletins|e-?mail marketing|funil|funis|captaç\p{L}*|cliques?|convers\p{L}*|tr[aá]fego)(?!\p{L})/giu,
    insights: [
      'Uma campanha raramente falha pelo anúncio: costuma falhar pelo que a pessoa encontra depois do clique.',
      'Medir poucas coisas, e sempre as mesmas, diz mais do que um relatório cheio de gráficos.',
      'A mensagem que funciona costuma já estar escrita nas palavras dos próprios clientes.',
      'Testar uma coisa por vez parece lento, e é o único jeito de aprender algo.',
    ],
    first: [
      'Rever o que foi publicado até agora e o que deu resultado, com os números à vista.',
      'Conferir se a medição é confiável antes de gastar com qualquer coisa.',
      'Descrever a pessoa com quem se fala usando as palavras dela.',
      'Escolher um só objetivo mensurável e ordenar o resto pelo quanto ajuda nele.',
    ],
    questions: [
      'De onde vêm hoje os melhores clientes?',
      'O que conta como um contato útil, e quem o atende?',
      'Que campanha anterior não deu certo, e a que isso se atribui?',
      'Quem aprova os textos e as imagens antes de publicar?',
    ],
    tips: [
      'perguntar aos últimos clientes como chegaram vale mais do que muitas ferramentas.',
      'uma página de destino que responde a uma só pergunta rende mais do que uma página inicial.',
      'guardar os anúncios que não funcionaram evita pagar por eles outra vez.',
      'convém decidir de antemão com que número se para uma campanha.',
    ],
  },
};
