import { beginning, followed, type Language, oneWord, phrases, withCapital, words } from './schema.ts';

export const pt: Language = {
  name: 'pt',
  small: words(
    'os as ao do da dos das em com um uma meu minha no na eu não mais desde pelo já sem primeiro também sou tenho meus minhas seu sua que como faria começaria são quem você',
  ),
  empty:
    words(`sim os as ao aos da das dos do na nas nos num numa uma umas uns um em com seu sua seus suas meu minha meus minhas é são ser ou mas não
    isso isto esse essa pela pelo pelas pelos você também muito já cada toda todo até entre o a de que e para por se como quem me eu`),
  light:
    words(`além anos ano antes contar contaram coisa comigo conheço dia eles faço fazer forma gosto lado maneira mão mãos mesmo momento muito
    outro outra parte pessoa posso saber sempre tempo tenho trabalho trabalhar trabalhei uso usar vez`),

  subjects: words(''),
  plans: oneWord(
    String.raw`\p{L}{2,20}(?:aria|eria|iria|aríamos|eríamos|iríamos|arei|erei|irei|aremos|eremos|iremos)|faria|farei|poria|teria|viria|poderia|posso|podemos|gostaria|vou|vamos|proponho|propomos|sugiro|recomendo|diria|direi|pediria`,
  ),
  thoughts: oneWord(
    String.raw`acho|achamos|penso|suponho|suspeito|entendo|vejo|leio|noto|imagino|prefiro|quero|preciso|precisamos|espero|pergunto|agradeço|assumo|creio|calculo|gosto`,
  ),
  past: oneWord(
    String.raw`\p{L}{3,20}(?<![aei]r)(?<!s)ei|(?:trabalh|ilustr|revis|legend|desenh|cri|projet|lider|gerenci|implement|entreg|atu|particip|ajud|lanç|edit|realiz|migr|aument|estud|form|ganh|public|organiz|coorden|elabor|integr|colabor|prest|program|mont)(?:amos|ámos)|fiz|fizemos|refiz|fomos|fui|desenvolvi|atendi|redigi|concluí|dirigi|escrevi|traduzi|construí|produzi|reduzi|dei|conduzi|vendi|tive|estive|pude|pus|trouxe|disse|vim|recebi|aprendi|corrigi`,
  ),
  present: oneWord(
    String.raw`mantenho|edito|ilustro|traduzo|escrevo|desenho|tenho|temos|possuo|possuímos|conto|sou|somos|domino|conheço|atuo|trabalho|trabalhamos|faço|fazemos|venho|vivo|moro|falo|utilizo|ensino|programo|desenvolvo|entrego|garanto|ofereço|trato|monto|corrijo|reviso|sei`,
  ),
  auxiliaries: words('tinha havia'),
  harmless: beginning(String.raw`(?:tenho|temos) (?:uma |alguma |só uma |duas )?(?:perguntas?|dúvidas?|que|de)
sou todo ouvidos
conto com a sua (?:resposta|confirmação)`),
  denials: phrases(
    String.raw`(?:não|nunca|jamais|ainda não) (?:o |a |os |as )?(?:fiz|tenho|sou|conheço|trabalhei|usei|fui)`,
  ),
  notYet: words('quando antes até se depois assim enquanto'),
  adverbs: words('também já só sempre depois'),
  adverbial: oneWord(String.raw`\p{L}{3,}mente`),
  bothTenses: words(''),
  inverted: oneWord(''),
  verbIsLast: words(''),
  relatives: words('que quem'),
  joins: words('e mas que porque como quando se onde enquanto pois embora'),
  formalClient: withCapital(String.raw``),
  conclusions: words('então por assim'),
  conditional: oneWord(String.raw`\p{L}+(?:ria|ríamos)`),
  no: words('não nunca jamais sem nenhum nenhuma nada'),
  steps: words('primeiro depois finalmente antes então passo seguida'),
  habits: words('sempre nunca habitualmente cada diariamente atualmente desde anos há'),

  possessives: words('meu minha meus minhas nosso nossa nossos nossas'),
  objects: words('comigo'),
  ownAdjectives: words('primeira primeiro única própria próprio próxima última melhor'),
  ownMatters: oneWord(
    String.raw`tarifas?|preços?|valor|valores|perguntas?|dúvidas?|plano|proposta|sugestão|ideia|resposta|opinião|abordagem|primeir[oa]|impressão|parte|conselho|orçamento|passo|suspeita|lado|nome|maneira|lista`,
  ),
  client: words('você vocês seu sua seus suas vosso vossa vossos vossas teu tua te vos'),
  customers: phrases(
    String.raw`clientes?|empresas?|equipes?|equipas?|autores|editoras|agências|pessoas|leitores|lojas|grupos?|parque|quinta`,
  ),
  praise: phrases(
    String.raw`valoriz\p{L}+|confia\p{L}*|confi(?:ou|aram)|recomend\p{L}+|volt\p{L}+|elogi\p{L}+|destac\p{L}+|apreci\p{L}+|agradec\p{L}+|contrat(?:ou|aram|am)|escolh\p{L}+|contaram|dizem que|costumam dizer`,
  ),

  forWhom: followed('para (?:uma?|vários|várias)'),
  openings:
    beginning(String.raw`como (?!primeir|segund|exempl|regra|client|resultado|prova|sempre|passo|você|se|disse|em|amostra|gosto)\p{L}+(?:or|ora|ista|ado|ada|ico|ica|eiro|eira|ivo|iva|ário|ária|ante|ente|iz|ogo|oga|afo|afa) ?
com (?:mais de |quase )?(?:\d{1,2}|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|muitos|vários|ampla|vasta|longa|sólida)(?: \p{L}+)? (?:anos|décadas|experiência)
(?:após|depois de) (?:\d{1,2}|dois|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|muitos|vários|ter) (?:anos|\p{L}+)
tendo \p{L}+
(?:certificad|diplomad|licenciad|especializad|formad|graduad|radicad)[oa] (?:em|por|como|pela|pelo|de)?`),
  records: phrases(String.raw`anos de (?:\p{L}+ )?(?:experiência|trajetória|ofício|profissão)
experiência (?:em|com|de|como|no|na)
experiente em
expert em
especiali(?:sta|zad[oa]) em
certificad[oa] (?:por|em|como|pela|pelo|do|de)
(?:diploma|certificado|mestrado|licenciatura|doutoramento|doutorado|graduação) (?:em|de)
nativ[oa] de`),
  available: phrases(
    String.raw`(?:começar|iniciar|disponível|livre|disponibilidade) (?:já |a partir |desde |na |no |esta |este |de |em |para |total )*(?:hoje|amanhã|agora|mesmo|imediatamente|imediata|já|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|integral|\d{1,2})`,
  ),
  guarantees: phrases(String.raw`garanto|garantimos|garantid[oa]
garantia (?:de|total)
prometo|asseguro`),
  done: phrases(
    String.raw`foi|foram|aumentou|aumentaram|cresceu|cresceram|caiu|caíram|subiu|subiram|dobrou|dobraram|duplic(?:ou|aram)|triplic(?:ou|aram)|reduziu|reduziram|ganhou|ganharam|vendeu|venderam|fechou|fecharam|ficou|ficaram|saiu|saíram|funcionou|passou|passaram|chegou|terminou|contaram|entregaram`,
  ),
  elsewhere: phrases(String.raw`(?:no|na) (?:ano|verão|inverno|outono|primavera|mês|semana) passad[oa]
há (?:\p{L}+ )?(?:anos?|meses)`),
  otherJobs: phrases(String.raw`(?:outr[oa]|anterior|semelhante|parecid[oa]) (?:cliente|empresa|projeto)
(?:cliente|empresa|projeto) (?:anterior|semelhante|parecid[oa]|recente)`),
  outcomes: phrases(
    String.raw`no prazo|a tempo|antes do prazo|abaixo do orçamento|sem (?:um |uma |nenhum |nenhuma )?(?:queixa|reclamação|atraso|erro|perda|falha)\p{L}*|metade|dobro|dobr\p{L}+|duplic\p{L}+|triplic\p{L}+|sucesso`,
  ),
  unreal: phrases(
    String.raw`\p{L}{1,20}[aei]riam?|\p{L}{2,20}rá|\p{L}{2,20}rão|pode|podem|poderia\p{L}*|deve|devem|se|quando|até`,
  ),

  fails: phrases(String.raw`falh\p{L}+|perd\p{L}+`),
  articles: words('o os as um uma do da no na seu sua meu minha este esta esse essa de por outro outra a'),
  orders: words('envie envia diga mande conte'),
  tells: oneWord('diz|parece|indica|mostra|permite|faz'),
  regularPast: oneWord(''),
  participleBehind: words(''),
  presents: oneWord('é|são|está|estão|tem|têm|há|significa|costuma|costumam'),
  perfects: oneWord(''),
  participles: oneWord(''),
  subordinates: words('que porque como quando onde se'),
  passives: phrases('foi|foram'),
  topics: words('mas porque enquanto onde se quando isso isto quem'),
  finite: words('é são está tem pode deve fica ficam'),
  machineSpeaks: phrases(String.raw`como (?:um |uma )?(?:modelo de linguagem|inteligência artificial|ia)
sou (?:um |uma )?(?:modelo de linguagem|inteligência artificial|ia)`),
  machineAddressed:
    phrases(String.raw`(?:nota|mensagem|aviso|atenção|instrução|instruções)(?: \p{L}+){0,2} (?:para|a|às|aos) (?:\p{L}+ ){0,3}(?:ia|ias|inteligências? artificia(?:l|is)|bots?|modelos? de linguagem|assistentes|robôs?)
se (?:você )?(?:é|és|usa|usas|for) (?:\p{L}+ ){0,3}(?:ia|inteligência artificial|bot|modelo de linguagem|assistente|robô)`),
  dates: words(
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ),
  tens: words('década décadas'),
};
