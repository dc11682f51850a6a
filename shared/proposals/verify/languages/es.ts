import { beginning, followed, type Language, oneWord, phrases, withCapital, words } from './schema.ts';

export const es: Language = {
  name: 'es',
  small: words(
    'el los las del y en con por para un una mi al lo sin más desde es yo he sus primero también soy tengo mis su qué cómo le les hay se una cuento empezaría haría',
  ),
  empty:
    words(`sí el la los las lo un una unos unas uno de del al y e o u que en con por para su sus tu tus mi mis se es ser como pero si
    este esta estos estas ese esa eso esto hay le les muy ya cada todo toda todos todas donde cuando entre sobre hasta desde sin
    no ni me nos yo él ella más también`),
  light:
    words(`además antes año años ajeno ajenas casi contar conozco cosa cosas cuento dedico dedicar ellos entre forma hace llevo modo momento
    mucho mucha parte persona puedo saber suelo tiempo trabajo trabajar trabajé tengo tener vez hago hacer uso usar mismo`),

  subjects: words(''),
  plans: oneWord(
    String.raw`\p{L}{2,20}(?:aría|ería|iría|aríamos|eríamos|iríamos|aré|eré|iré|aremos|eremos|iremos)|haría|haré|pondría|pondré|tendría|vendría|podría|puedo|podemos|podríamos|quisiera|voy|vamos|propongo|proponemos|sugiero|recomiendo|debería|querría|diría|diré|pediría|pediré`,
  ),
  thoughts: oneWord(
    String.raw`creo|creemos|pienso|supongo|sospecho|entiendo|entendemos|veo|leo|noto|imagino|prefiero|quiero|necesito|necesitamos|espero|pregunto|agradezco|pondero|asumo|calculo`,
  ),
  past: oneWord(
    String.raw`(?!(?:café|porqué|bebé|comité|chalé|carné|olé|josé|qué|sé|dé|esté|té)$)\p{L}{2,20}(?<![aei]r)(?<!qu)é|(?:trabaj|desarroll|diseñ|lider|gestion|implement|lanz|logr|colabor|particip|ayud|aument|ilustr|edit|redact|elabor|integr|organiz|coordin|mejor|prepar|configur|program|public|dict|entreg|migr|realiz|analiz|mont|revis)amos|hice|hicimos|fui|fuimos|escribí|escribimos|traduje|tradujimos|construí|dirigí|conseguí|obtuve|reduje|vendí|tuve|estuve|pude|puse|traje|dije|vine|recibí|aprendí|atendí|corregí`,
  ),
  present: oneWord(
    String.raw`mantengo|mantenemos|redacto|traduzco|ilustro|edito|tengo|tenemos|poseo|cuento|contamos|llevo|llevamos|domino|dominamos|manejo|soy|somos|dedico|trabajo|trabajamos|hago|hacemos|escribo|corrijo|monto|vivo|hablo|conozco|sé|utilizo|enseño|programo|desarrollo|gestiono|superviso|reparo|grabo|entrego|garantizo|ofrezco|puedo`,
  ),
  auxiliaries: words('he hemos había habíamos'),
  harmless: beginning(String.raw`(?:he|hemos) (?:leído|visto|entendido|comprendido|revisado su|revisado tu)
(?:tengo|tenemos) (?:una |alguna |otra |solo una |un par de |dos )?(?:preguntas?|dudas?|curiosidad|que)
soy todo oídos
cuento con (?:su|tu|vuestra) (?:respuesta|confirmación)
no (?:lo |la |los |las |me )?\p{L}+`),
  denials: phrases(
    String.raw`(?:no|nunca|jamás|todavía no|aún no) (?:lo |la |los |las )?(?:he|hemos|tengo|soy|conozco|hice|hemos)`,
  ),
  notYet: words('cuando antes hasta si después una vez en cuanto mientras'),
  adverbs: words('también ya solo siempre luego'),
  adverbial: oneWord(String.raw`\p{L}{3,}mente`),
  bothTenses: words(''),
  inverted: oneWord(''),
  verbIsLast: words(''),
  relatives: words('que quien quienes'),
  joins: words('y e pero que porque como cuando si donde mientras pues aunque'),
  formalClient: withCapital(String.raw``),
  conclusions: words('así por'),
  conditional: oneWord(String.raw`\p{L}+(?:ría|ríamos)`),
  no: words('no nunca jamás sin ningún ninguna nada'),
  steps: words('primero luego después finalmente antes entonces paso'),
  habits: words('siempre nunca habitualmente cada diariamente actualmente desde años'),

  possessives: words('mi mis nuestro nuestra nuestros nuestras'),
  objects: words('conmigo'),
  ownAdjectives: words('primera primer única propia propio próxima última mejor'),
  ownMatters: oneWord(
    String.raw`tarifas?|precios?|preguntas?|dudas?|plan|propuesta|sugerencia|idea|respuesta|opinión|enfoque|primera?|impresión|parte|consejo|oferta|presupuesto|paso|sospecha|lado|nombre|manera|modo|lista`,
  ),
  client: words('usted ustedes tu tus vuestro vuestra vuestros vuestras su sus ti te os vosotros le les'),
  customers: phrases(
    String.raw`client[ea]s?|empresas?|equipos?|autores|editoriales|agencias|personas|lectores|tiendas|grupos?`,
  ),
  praise: phrases(
    String.raw`valor\p{L}+|confía\p{L}*|confi(?:ó|aron|aban)|recomiend\p{L}+|recomendar\p{L}*|vuelv\p{L}+|volvi\p{L}+|repit\p{L}+|destac\p{L}+|aprecia\p{L}*|elog\p{L}+|agradec\p{L}+|contrat(?:ó|aron|an)|eligi\p{L}+|dicen que|suelen decir`,
  ),

  forWhom: followed('para (?:una?|varios|varias)'),
  openings:
    beginning(String.raw`como (?:buen|buena )?(?!primer|segundo|ejemplo|regla|cliente|resultado|prueba|siempre|paso|usted|si|dice|en|muestra)\p{L}+(?:or|ora|ista|ado|ada|ico|ica|ero|era|ivo|iva|ario|aria|ante|uno|iz|ogo|oga|nte|afo|afa) ?
con (?:más de |casi )?(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|muchos|varios|amplia|larga|sólida)(?: \p{L}+)? (?:años|décadas|experiencia)
(?:tras|después de) (?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|muchos|varios|haber) (?:años|\p{L}+)
habiendo \p{L}+
(?:certificad|titulad|diplomad|licenciad|especializad|formad|graduad|afincad|colegiad)[oa] (?:en|por|como|de)?`),
  records: phrases(String.raw`años de (?:\p{L}+ )?(?:experiencia|trayectoria|oficio)
experiencia (?:en|con|de|como)
expert[oa] en
especiali(?:sta|zad[oa]) en
certificad[oa] (?:por|en|como|de)
(?:diploma|título|certificado|máster|licenciatura|doctorado) (?:en|de)
nativ[oa] de
bilingüe`),
  available:
    phrases(String.raw`(?:empezar|comenzar|incorporarme|disponible|libre|disponibilidad) (?:ya |a partir |desde |el |la |este |esta |de |en |para |total )*(?:hoy|mañana|ahora|mismo|inmediatamente|inmediata|ya|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|completa|\d{1,2})
(?:puedo|podemos) (?:hacer|dedicar|ofrecer) (?:\p{L}+ ){0,3}(?:turno|horas|días)`),
  guarantees: phrases(String.raw`garantiz\p{L}+
garantía (?:de|total)
prometo|aseguro`),
  done: phrases(
    String.raw`fue|fueron|se entregó|se entregaron|aumentó|aumentaron|creció|crecieron|bajó|bajaron|subió|subieron|duplic(?:ó|aron)|triplic(?:ó|aron)|redujo|redujeron|ganó|ganaron|vendió|vendieron|cerró|cerraron|quedó|quedaron|logró|lograron|salió|salieron|funcionó|pasó|pasaron|llegó|terminó|contaron|(?:ha|han) \p{L}+(?:ado|ido)`,
  ),
  elsewhere: phrases(String.raw`(?:el|la) (?:año|verano|invierno|otoño|primavera|mes|semana) pasad[oa]
hace (?:\p{L}+ )?(?:años?|meses)`),
  otherJobs: phrases(String.raw`(?:otr[oa]|anterior|similar|parecid[oa]) (?:cliente|empresa|proyecto|encargo)
(?:cliente|empresa|proyecto|encargo) (?:anterior|similar|parecid[oa]|reciente)`),
  outcomes: phrases(
    String.raw`a tiempo|antes de plazo|por debajo del presupuesto|sin (?:un |una |ningún |ninguna )?(?:queja|retraso|error|pérdida|fallo)\p{L}*|la mitad|el doble|duplic\p{L}+|triplic\p{L}+|éxito`,
  ),
  unreal: phrases(
    String.raw`\p{L}{1,20}(?:[aei]|d|r)ría[ns]?|\p{L}{2,20}rá[ns]?|puede|pueden|podría\p{L}*|debe|deben|si|cuando|hasta`,
  ),

  fails: phrases(String.raw`fall\p{L}+|perd\p{L}+|incumpl\p{L}+`),
  articles: words('el la los las un una del al mi tu su este esta ese esa de por otro otra'),
  orders: words('envíe envíame envíenme dígame dime mándeme cuénteme'),
  tells: oneWord('dice|parece|indica|muestra|permite|hace'),
  regularPast: oneWord(''),
  participleBehind: words(''),
  presents: oneWord('es|son|está|están|tiene|tienen|hay|significa|suele|suelen'),
  perfects: oneWord(''),
  participles: oneWord(''),
  subordinates: words('que porque como cuando donde si'),
  passives: phrases('fue|fueron'),
  topics: words('pero porque mientras donde si cuando esto eso quien'),
  finite: words('es son está tiene puede debe queda quedan'),
  machineSpeaks: phrases(String.raw`como (?:un |una )?(?:modelo de lenguaje|inteligencia artificial|ia)
soy (?:un |una )?(?:modelo de lenguaje|inteligencia artificial|ia)`),
  machineAddressed:
    phrases(String.raw`(?:nota|mensaje|aviso|atención|instrucción|instrucciones)(?: \p{L}+){0,2} (?:para|a) (?:\p{L}+ ){0,3}(?:ia|ias|inteligencias? artificial(?:es)?|bots?|modelos? de lenguaje|asistentes|robots)
si (?:eres|es|usas|utiliza) (?:\p{L}+ ){0,3}(?:ia|inteligencia artificial|bot|modelo de lenguaje|asistente|robot)`),
  dates: words(
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  tens: words('década décadas'),
};
