/** A closed class of wordings that single words cannot show with so few examples. */
export const CUES: readonly (readonly [string, RegExp])[] = [
  [
    'order',
    /^(?:and |also |then |so |note: |finally |- )?(?:please |kindly )?(?:also |briefly |just )?(?:send|share|include|provide|tell|describe|attach|submit|state|list|confirm|mention|outline|explain|show|give|specify|indicate|let (?:me|us) know|(?:apply|respond|reply|answer) (?:with|by|only)|quote|bid|highlight|env[ií]\p{L}+|adjunt\p{L}+|indi[cq]\p{L}+|incluy\p{L}+|inclu[ai]\p{L}*|mand\p{L}+|inform\p{L}+|joign\p{L}+|pr[ée]cis\p{L}+|envoy\p{L}+|senden|schick\p{L}+|nenn\p{L}+|gib|beschreib\p{L}*)(?!\p{L})/iu,
  ],
  [
    'polite_order',
    /(?<!\p{L})(?:please|kindly|por favor|merci de|veuillez|bitte)(?!\p{L}).{0,25}(?<!\p{L})(?:send|share|include|provide|tell|describe|attach|submit|state|list|confirm|mention|outline|explain|show|give|apply|respond|reply|answer|env[ií]\p{L}+|adjunt\p{L}+|inclu\p{L}+|mand\p{L}+|joindre|indiquer|pr[ée]ciser|envoyer|senden|schick\p{L}*|nennen|angeben|beschreiben)(?!\p{L})/iu,
  ],
  [
    'application',
    /(?<!\p{L})(?:proposals?|applications?|cover letter|bids?|repl(?:y|ies)|responses?|apply|applying|resume|cv|propuestas?|postul\p{L}+|propostas?|candidatur\p{L}*|bewerb\p{L}+|angebote?|anschreiben)(?!\p{L})/iu,
  ],
  [
    'evidence',
    /(?<!\p{L})(?:portfolio|portafolio|portf[óo]lio|samples?|references?|examples?|links?|github|case studies|past work|previous work|ejemplos|muestras|exemplos|amostras|exemples|r[ée]f[ée]rences|beispiele|arbeitsproben|referenzen)(?!\p{L})/iu,
  ],
  [
    'yours',
    /(?<!\p{L})(?:you(?:r|['’]ve)?|tus?|sus?|seus?|suas?|votre|vos|ihre?n?|deine?n?)(?!\p{L}).{0,60}(?<!\p{L})(?:rates?|pric\p{L}+|availability|experience|portfolio|timeline|approach|estimate\p{L}*|quote|cost|fee|examples?|projects?|stack|worked on|built|done|tarifa|precio|plazo|disponibilidad|experiencia|valor|prazo|disponibilidade|experi[êe]ncia|tarif|d[ée]lai|disponibilit[ée]|exp[ée]rience|stundensatz|preis|verf[üu]gbarkeit|erfahrung)(?!\p{L})/iu,
  ],
  [
    'bare_thing',
    /^(?:your |an? |the |any |estimated |relevant |brief |short |examples? |proposed |hourly |similar |past |link|tu |su |seu |sua |votre |ihre? |deine? )/iu,
  ],
  [
    'asks_first',
    /^\W*(?:do|does|did|have|has|are|is|can|could|will|would|what|what's|which|how|why|when|where|who|if|¿|tienes?|has|puedes?|qu[eé]|cu[aá]l|c[oó]mo|cu[aá]nt\p{L}+|voc[êe]|tem|qual|quais|como|quant\p{L}+|avez|quel\p{L}*|comment|combien|pouvez|welche\p{L}*|wie|was|wann|haben|k[öo]nnen|hast)(?!\p{L})/iu,
  ],
  ['asks', /\b(?:do|does|have|are|can|could|will|would|what|which|how|why|when|where|who)\b.*\?/i],
  ['asks_you', /(?<!\p{L})(?:you|your|usted|tu|voc[êe]|vous|votre|sie|ihre?|du|dein\p{L}*)(?!\p{L}).*\?/iu],
  [
    'code',
    /(?<!\p{L})(?:word|phrase|start|begin|include|mention|write|put|use|add|reference|top|first line|palabra|palavra|frase|mot|wort|empie\p{L}+|comec\p{L}+|commen\p{L}+|beginn\p{L}+)(?!\p{L}).{0,80}["“'‘«„@]/iu,
  ],
  [
    'read_all',
    /\bread\b.{0,40}\b(?:post|job|description|ad|all|entire|full|this|details|it)\b|\bso (?:that )?(?:i|we) know\b|le[íi]d?o|leyeron|leu |lu (?:l|cette|jusqu)|gelesen/i,
  ],
  [
    'machine',
    /(?<!\p{L})(?:ai|ia|ki|chat ?gpt|gpt|llms?|bots?|copy.?paste\w*|copi\p{L}+|templates?|plantillas?|generic\p{L}*|gen[ée]ri\p{L}+|automated|language model)(?!\p{L}).*(?<!\p{L})(?:proposals?|applications?|responses?|answers?|reply|apply|cover|generated|written|letter|propuestas?|propostas?|candidatur\p{L}+|bewerbung\p{L}*|ignor\p{L}+|descart\p{L}+)(?!\p{L})|(?<!\w)ignored(?!\w)|(?<!\w)not be considered(?!\w)/iu,
  ],
  ['years', /\d\+? ?(?:-|–|to)? ?\d* ?\+?(?:years?|a[ñn]os|ans|jahre?n?)(?!\p{L})/iu],
  [
    'quality',
    /^(?:\W*(?:proven|strong|solid|deep|good|excellent|hands-on|prior|previous|extensive|minimum|at least|must have|high|advanced|expert|exceptional)\b.*|\W*)(?<!\p{L})(?:experienced?|knowledge|proficien\w+|familiar\w*|expertise|ability|able|understanding|skills?|skilled|degree|fluent|fluency|native|background|comfortable|track record|certifi\w+|mastery|attention|experiencia|conocimientos?|dominio|manejo|conhecimentos?|experi[êe]ncia|dom[íi]nio|ma[îi]trise|exp[ée]rience|connaissances?|erfahrung\p{L}*|kenntnisse|\p{L}+kenntnisse)(?!\p{L})/iu,
  ],
  [
    'ideal',
    /\b(?:ideal|right|perfect|successful) (?:candidate|person|fit|freelancer)|\byou (?:should|must|need to) (?:have|be)\b|\b(?:is|are) (?:required|essential|a plus|a must|a bonus|mandatory|preferred|crucial)\b|imprescindible|valorable|deseable|obrigat[óo]rio|desej[áa]vel|diferencial|serait un plus|indispensable|von vorteil|zwingend|vorausgesetzt/i,
  ],
  [
    'seeks',
    /(?<!\p{L})(?:looking for|searching for|hunt for|seeking|need|want|hiring|require|search of|busc\p{L}+|necesit\p{L}+|procur\p{L}+|precis\p{L}+|recherch\p{L}+|cherch\p{L}+|besoin|such(?:e|en|t)|brauch\p{L}+|ben[öo]tig\p{L}+)(?!\p{L})/iu,
  ],
  [
    'you_will',
    /(?<!\w)you(?:'|’)?(?: will|ll)(?!\w)|(?<!\w)your (?:role|task|job|main|primary|responsib)|te encargar[áa]s|ser[áa]s responsable|voc[êe] (?:vai|ir[áa]|ser[áa])|vous (?:aurez|devrez|serez)|(?:sie|du) (?:werden|wirst|[üu]bern\p{L}+|k[üu]mmer\p{L}+)/iu,
  ],
  [
    'fond',
    /(?<!\w)(?:love|want|excited|happy|glad|look(?:ing)? forward|great)(?!\w).{0,30}(?<!\w)(?:hear|chat|meet|you|working|fit)(?!\w)|(?<!\w)if you(?:'re|’re| are| have|'ve)(?!\w).*(?<!\w)(?:hear|chat|talk|apply|connect|you)(?!\w)|gracias|obrigad\p{L}+|merci(?! de)|danke|freu\p{L}+|saludos|cordialement|gr[üu][ßs]e|abra[çc]o|espero/iu,
  ],
  [
    'about_client',
    /(?<!\p{L})(?:we are|we're|we’re|i am|i'm|i’m|i own|we run|our (?:company|team|mission)|somos|soy|tenemos|tengo|nuestra|sou|temos|tenho|nossa|nous sommes|je suis|notre|wir sind|ich bin|unser\p{L}*)(?!\p{L})/iu,
  ],
  [
    'terms',
    /(?<!\p{L})(?:budget|hourly|per hour|hours?|weeks?|deadline|long.?term|part.?time|full.?time|remote|contract|payment|paid|salary|schedule|asap|start date|time ?zone|monthly|bonus|presupuesto|pago|horas|semanas?|plazo|remoto|or[çc]amento|pagamento|prazo|contrato|paiement|heures|semaines?|d[ée]lai|t[ée]l[ée]travail|stunden|wochen?|verg[üu]tung|bezahlung|frist|honorar)(?!\p{L})/iu,
  ],
  ['offer', /\bopportunit\w+|\bflexib\w+|\bcompetitive\b|ofrecemos|oferecemos|nous offrons|wir bieten/i],
  [
    'broken',
    /\b(?:not (?:working|able|correctly)|can't|cannot|unable|fails?|failing|error|broken|stopped|issue|problem|slow|wrong|crash\w*)\b|no funciona|n[ãa]o funciona|ne (?:marche|fonctionne)|funktioniert nicht|fehler|lent[oae]|langsam/i,
  ],
  [
    'product',
    /^(?:the|this|our|my|each|every|users?|customers?|el|la|los|o|os|le|les|der|die|das) .{0,60}(?:should|must|needs? to|has to|will|can|debe\p{L}*|deve\p{L}*|doi\p{L}+|soll\p{L}*|muss|m[üu]ssen)(?!\p{L})/iu,
  ],
];

/** What a heading says about the lines below it. */
export const HEADINGS: readonly (readonly [string, RegExp])[] = [
  [
    'apply',
    /\b(?:appl\w+|proposals?|interested|cover letter|submit|include|send|share|provide (?:the|your|me|us|detailed|a)|respond|reply|tell us)\b|postul|aplicar|candidat|proposta|propuesta|bewerb|postuler|envi|mand/i,
  ],
  ['questions', /\bquestions?\b|\banswer|pregunta|pergunta|frage|r[ée]pond|respond/i],
  [
    'person',
    /requir|qualif|skills|must|ideal|looking for|who you|you (?:are|have|bring)|experience|nice|bonus|preferred|profile|candidate|expertise|toolbox|fit|requisito|perfil|profil|anforderung|voraussetzung|busc|procur|recherch|kenntnis|bringst|mitbring/iu,
  ],
  [
    'work',
    /respons|dut(?:y|ies)|deliver|scope|tasks?\b|project|feature|goal|need|you(?:'|’)ll (?:do|be)|objective|role|should|functional|work|tarea|funciones|alcance|entreg|tarefa|escopo|atividade|mission|t[âa]che|livrable|aufgabe|umfang|leistung|ziel/i,
  ],
  [
    'terms',
    /budget|time|\bpay|compensation|offer|benefit|perks|location|schedule|hours|duration|why (?:join|work)|in it for|terms|presupuesto|plazo|ofrece|oferece|or[çc]amento|prazo|conditions|d[ée]lai|rahmen|bieten|konditionen/i,
  ],
  [
    'context',
    /about|background|overview|company|who we are|situation|current|we (?:will )?(?:have|provide)|stack|environment|context|problem|happened|sobre|quienes|quem|empresa|qui sommes|contexte|[üu]ber uns|hintergrund|ausgangslage/iu,
  ],
];
