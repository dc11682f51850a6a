import { announcedBy, coded, quotedIn, type Reading, starts, words } from './reading.ts';
import { toldClauses } from './told/clauses.ts';
import { TOLD_PT } from './told/pt.ts';

const PROPOSAL =
  '(?:(?:a|o|sua|seu|a sua|o seu|cada)\\s+)?(?:proposta|resposta|mensagem|candidatura|texto|carta|oferta|aplica[cç][aã]o)';
const WORD =
  '(?:a\\s+|o\\s+|as\\s+)?(?:palavra|frase|termo|c[oó]digo|senha|express[aã]o|palavras|linha)(?:[- ](?:chave|secreta|exata|seguinte))?';
const NO_VERB =
  '(?!(?:valor|melhor|maior|menor|pior|autor|lugar|mulher|por|cor|flor|amor|dor|senhor|setor|motor|editor|professor|particular|similar|popular|escolar|celular|qualquer|bar|par|mar|ser|ter|estar|consultor|tradutor|redator|desenvolvedor|programador|vendedor|leitor|servidor)(?!\\p{L}))';
const INF = `${NO_VERB}\\p{L}{2,}(?:ar|er|ir|p[oô]r|por)(?:-\\p{L}+)?(?=[\\s,])`;
export const PT: Reading = {
  infinitive: new RegExp(`^${INF}`, 'iu'),
  announces: new RegExp(
    `(?<!\\p{L})(?:a ideia [ée]|o trabalho [ée]|teria que|tem que|^precisa(?:ria)?|que (?:possa|saiba)|capaz de|quem (?:me )?(?:pode|poderia)(?: me)?(?: ajudar a)?|para(?: (?:me|nos) ajudar a)?|precis(?:o|amos)(?: de ajuda para)?|quer(?:o|emos)|gostar[ií](?:a|amos) de|desej(?:o|amos)|[ée] preciso|ser[aá] preciso|ter[aá] (?:que|de)|dever[aá]|deve|ajud(?:ar|e) a|trata-se de|consiste em|o objetivo [ée]|voc[êe] vai|vai precisar|respons[aá]vel por)\\s+(?=${INF})`,
    'giu',
  ),
  wants:
    /(?<!\p{L})(?:o que (?:eu |n[oó]s )?(?:preciso|precisamos|quero|queremos|procuro) [ée](?: de)?|(?:seria|ficaria) (?:bom|[oó]timo|legal|ideal|[uú]til) (?:ter|receber)|gostar[ií]a(?:mos)? (?:tamb[eé]m )?de ter|precis(?:o|amos) de|busc(?:o|amos)|procur(?:o|amos)|quero|queremos|desejo|desejamos|gostaria de ter)(?: tamb[eé]m)?:?\s+(?=(?:um|uma|uns|umas|o|a|os|as|dois|duas|tr[êe]s|quatro|cinco|v[áa]ri[oa]s|algu(?:ns|mas)|outr[oa]|\d+)\s)|(?<!\p{L})(?:precis(?:o|amos|aria)|necessito)\s+(?:tamb[eé]m )?(?=d(?:[oa]s?|uma?)\s)|(?<!\p{L})(?:precis(?:o|amos) de|procur(?:o|amos))\s+(?=(?:ajuda|apoio) )|(?<!\p{L})(?:precis(?:o|amos) de|quero|queremos)\s+(?=(?!que |saber |ajuda|apoio|\p{L}+[aei]r(?!\p{L}))\p{L}+(?: de \p{L}+)?, [^.,;:?\n]{2,60}(?:, [^.,;:?\n]{2,60}){0,3} e )/iu,
  person: starts(
    '(?:(?:um|uma|uns|umas|o|a)\\s)(?:\\S+\\s)?(?:desenvolvedor|programador|designer|redator|escritor|especialista|profissional|tradutor|assistente|editor|ilustrador|revisor|analista|consultor|gestor|advogad|contador|professor|fot[oó]graf|locutor|pessoa|algu[eé]m|freelancer|colaborador|perfil|diagramador|social media|equipe|ag[êe]ncia)\\p{L}*',
  ),
  quality: words(
    'experi[êe]ncia|conhecimentos?|dom[ií]nio|n[ií]vel|anos|capacidade|disponibilidade|respons[aá]vel|pontual\\p{L}*|habilidade\\p{L}*|forma[cç][aã]o|portf[oó]lio|boa|excelente|vontade|comunica[cç][aã]o|aten[cç][aã]o aos detalhes|nativ[oa]|residir|(?:bom|falar) ingl[êe]s|ingl[êe]s (?:fluente|avan[cç]ado|falado)|autonomia|proatividade|candidat[oa]s?',
  ),
  told: (sentence) => toldClauses(sentence, TOLD_PT),
  and: new RegExp(`(?:,\\s+(?:e\\s+)?|\\s+e\\s+)(?=${INF})`, 'iu'),
  own: [
    [/(?<!\p{L})(?:nosso|meu)(?!\p{L})/giu, 'seu'],
    [/(?<!\p{L})(?:nossa|minha)(?!\p{L})/giu, 'sua'],
    [/(?<!\p{L})(?:nossos|meus)(?!\p{L})/giu, 'seus'],
    [/(?<!\p{L})(?:nossas|minhas)(?!\p{L})/giu, 'suas'],
  ],
  firstPerson: words('\\p{L}+[aei]mos|nos|tenho|quero|vendo|preciso|uso|estou|sou|faço|me|eu|a gente'),
  orders: starts(
    '(?:(?:e|tamb[eé]m|por favor|para se candidatar|se tiver interesse|na (?:sua )?\\p{L}+)[,:]? )*(?:envi\\p{L}+|mand\\p{L}+|inclu\\p{L}+|anex\\p{L}+|compartilh\\p{L}+|indi[cq]\\p{L}+|cont(?:e|e-nos)|descrev\\p{L}+|expli[cq]\\p{L}+|mostr\\p{L}+|detalh\\p{L}+|dig(?:a|am)\\p{L}*|mencion\\p{L}+|especifi\\p{L}+|propon\\p{L}*|apresent\\p{L}+|respond\\p{L}+|inform\\p{L}+|fal(?:e|em))',
  ),
  please: words(
    '(?:por favor|pe[cç]o que|pedimos que|favor|voc[êe] deve|para se candidatar,?|interessados,?) (?:envi\\p{L}+|mand\\p{L}+|inclu\\p{L}+|anex\\p{L}+|compartilh\\p{L}+|indi[cq]\\p{L}+|cont\\p{L}+|descrev\\p{L}+|expli[cq]\\p{L}+|detalh\\p{L}+|mencion\\p{L}+|respond\\p{L}+|inform\\p{L}+|dig\\p{L}+|apresent\\p{L}+)',
  ),
  applicants: words('seu|sua|seus|suas|voc[êe]|j[aá] (?:fez|trabalhou)|teu|tua'),
  refuses: words('n[aã]o (?:envie|mande|inclua)|nunca'),
  askKinds: [
    [
      'samples',
      words(
        'amostras?|exemplos?|trabalhos? (?:anterior|pr[eé]vi|similar|semelhante|parecid|realizad|feit)\\p{L}*|projetos? (?:anterior|similar|semelhante|parecid)\\p{L}*|links?|refer[êe]ncias|reposit[oó]rios?',
      ),
    ],
    ['portfolio', words('portf[oó]lios?|behance|dribbble|github')],
    ['resume', words('cv|curr[ií]culos?')],
    ['rate', words('valor(?:es)?|pre[cç]os?|or[cç]amento|custos?|honor[aá]rios|quanto cobr\\p{L}+|pretens[aã]o')],
    ['timeline', words('prazos?|tempo (?:de entrega|estimado|necess[aá]rio)|data de entrega|quanto tempo')],
    ['availability', words('disponibilidade|hor[aá]rios?|quando (?:pode|poderia)|horas (?:por|semanais)|fuso')],
    ['introduction', words('apresenta[cç][aã]o|quem [ée] voc[êe]|sobre voc[êe]|apresente-se')],
    [
      'plan',
      words(
        'como (?:voc[êe] )?(?:faria|abordaria|trabalharia|\\p{L}+ria)|abordagem|metodologia|plano(?: de trabalho)?|processo|ideias?',
      ),
    ],
    ['experience', words('experi[êe]ncia|trajet[oó]ria|forma[cç][aã]o|conhecimentos|certifica\\p{L}+|por que voc[êe]')],
  ],
  counts: { dois: 2, duas: 2, três: 3, tres: 3, quatro: 4, cinco: 5 },
  questionKinds: [
    ['other', words('ver (?:\\p{L}+ ){0,2}?(?:trabalhos|portf[oó]lio|amostras)')],
    [
      'rate',
      words('valor|pre[cç]o|quanto (?:cobr\\p{L}+|custa\\p{L}*|voc[êe] cobra)|or[cç]amento|honor[aá]rios|custo'),
    ],
    ['location', words('onde|(?:em|de) (?:que|qual) (?:pa[ií]s|cidade|estado)|fuso')],
    [
      'timeline',
      words('quanto tempo|prazo|quantos dias|quando (?:ficaria|estaria|entregaria|conseguiria entregar)|em que data'),
    ],
    [
      'availability',
      words(
        'dispon[ií]v\\p{L}+|disponib\\p{L}+|quando (?:pode|poderia|voc[êe] pode|consegue) (?:come[cç]ar|iniciar)|quantas horas|hor[aá]rio|fins de semana',
      ),
    ],
    [
      'experience',
      words(
        'experi[êe]ncia|j[aá] (?:trabalhou|fez|usou|utilizou|traduziu|criou|escreveu|editou|desenvolveu|\\p{L}+(?:ou|eu|iu))|conhece|domina|sabe|anos|exemplos?|portf[oó]lio|certifica\\p{L}+|familiar\\p{L}*|n[ií]vel de',
      ),
    ],
    [
      'approach',
      words(
        'como|(?:que|quais) (?:ferramentas?|programas?|software|m[eé]todo|processo|tecnologias?|abordagem)|o que (?:voc[êe] )?(?:faria|prop[oõ]e|sugere|recomenda)|qual (?:seria|[ée]) (?:o )?seu (?:processo|m[eé]todo)',
      ),
    ],
  ],
  yesNo: starts('(?:voc[êe] )?(?:j[aá]|tem experi[êe]ncia|tem|possui|conhece|sabe|domina)'),
  rhetorical: starts(
    '(?:voc[êe] )?(?:gosta de|[ée] apaixonad\\p{L}+|[ée] um[a]? (?:pessoa|profissional)|quer (?:fazer parte|trabalhar com)|est[aá] pront\\p{L}+|se identificou|ficou interessad\\p{L}+|por que (?:trabalhar|n[oó]s)|o que (?:buscamos|oferecemos|voc[êe] (?:far[aá]|vai fazer)|procuramos)|quem somos|interessad\\p{L}+|topa|vamos)',
  ),
  openers: [
    coded(`(?:comece|começar|comecem|inicie|iniciar|abra)\\s+(?:${PROPOSAL}\\s+)?(?:com|pela|pelo|por)`, WORD),
    coded(`${PROPOSAL}\\s+(?:deve|dever[aá]|tem que|precisa)\\s+(?:come[cç]ar|iniciar)\\s+(?:com|pela|pelo|por)`, WORD),
    coded(
      `(?:a\\s+)?primeira\\s+(?:palavra|linha|frase)(?:\\s+d[ae]\\s+${PROPOSAL})?\\s+(?:deve|precisa|tem que|dever[aá])\\s+ser`,
      WORD,
    ),
    coded('(?:escreva|coloque|ponha|inclua)', WORD, '\\s+(?:no|logo no)\\s+(?:in[ií]cio|come[cç]o|topo)'),
  ],
  anywhere: [
    announcedBy(
      `(?:inclua|incluir|mencione|mencionar|use|utilize|escreva|coloque|cite|insira|adicione|ponha)\\s+(?:(?:na|em|dentro d[ae])\\s+(?:algum (?:lugar|ponto) d[ae]\\s+)?${PROPOSAL}\\s+)?`,
      WORD,
    ),
    announcedBy('', '(?:palavra[- ](?:chave|secreta)|c[oó]digo\\s+secreto|senha)(?:\\s+[ée])?'),
    quotedIn('(?:inclua|mencione|use|escreva|coloque|cite|insira|ponha)', `(?:na|no|em)\\s+${PROPOSAL}`),
  ],
  timeline: [
    /(?<!\p{L})(?:(?:em at[eé]|em|dentro de|prazo de|no m[aá]ximo)\s+)?(?:\d{1,3}|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|oito|dez)(?:\s?(?:a|-|–|ou)\s?(?:\d{1,3}|duas|dois|tr[êe]s|quatro|seis))?\s(?:dias|semanas?|m[êe]s|meses)(?:\s+[uú]teis)?(?!\p{L})/iu,
    /(?<!\p{L})(?:antes de|at[ée](?: o dia)?|para o dia)\s+\d{1,2}\s+de\s+\p{L}+|(?<!\p{L})(?:at[ée]|para)\s+o\s+(?:fim|in[ií]cio|final|meio)\s+de\s+\p{L}+|(?<!\p{L})(?:o mais r[aá]pido poss[ií]vel|o quanto antes|com urg[êe]ncia)(?!\p{L})/iu,
  ],
  budget: words(
    'or[cç]amento|pagamento|pago|pagamos|valor|pre[cç]o|oferecemos|at[ée]|m[aá]ximo|por (?:palavra|hora|projeto|artigo)',
  ),
  forbidsAi:
    /(?<!\p{L})(?:n[aã]o|sem|nada de|nunca|proibid\p{L}+|descart\p{L}+|rejeit\p{L}+|ignor\p{L}+)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:IA|intelig[êe]ncia artificial|chat ?gpt)(?!\p{L})|(?<!\p{L})(?:IA|intelig[êe]ncia artificial|chat ?gpt)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:descart\p{L}+|rejeit\p{L}+|ignor\p{L}+|n[aã]o ser[aã]o|proibid\p{L}+)(?!\p{L})/iu,
  noAgencies: words(
    '(?:n[aã]o|sem|nada de) (?:trabalhamos com |queremos |aceitamos )?(?:ag[êe]ncias?|empresas|intermedi[aá]rios)|ag[êe]ncias,? n[aã]o|(?:apenas|somente|s[oó]) (?:freelancers?|pessoas? f[ií]sicas?|aut[oô]nomos|profissionais independentes)',
  ),
};
