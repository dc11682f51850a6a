import type { Profession, Trade } from '../tongue.ts';

export const PROFESSIONS: Record<Profession, Trade> = {
  law: {
    signs:
      /(?<!\p{L})(?:abogad\p{L}*|jur[ií]dic\p{L}*|legal\p{L}*|contratos?|cl[aá]usulas?|estatutos|privacidad|rgpd|propiedad intelectual|normativ\p{L}*|demandas?|notarial\p{L}*|licencias?)(?!\p{L})/giu,
    insights: [
      'Un documento legal se pone a prueba el día del desacuerdo, y para ese día hay que escribirlo.',
      'Una cláusula que nadie entiende no protege a nadie: lo claro también es lo seguro.',
      'Lo que un modelo descargado no contempla suele ser justo lo que distingue este caso.',
      'Conviene separar lo que exige la ley de lo que solo es costumbre, porque lo segundo se puede negociar.',
    ],
    first: [
      'Leer los documentos existentes y señalar lo que falta, lo que sobra y lo que se contradice.',
      'Aclarar qué derecho se aplica y quiénes son exactamente las partes.',
      'Anotar los riesgos por orden de gravedad, cada uno con el lugar del texto de donde sale.',
      'Fijar qué puntos son irrenunciables y en cuáles cabe ceder.',
    ],
    questions: [
      '¿Qué situación concreta debe evitar este documento?',
      '¿Existe ya una versión firmada de algo parecido?',
      '¿Quién va a firmar y quién va a revisar el texto del otro lado?',
      '¿Hay alguna fecha legal que mande sobre todo lo demás?',
    ],
    tips: [
      'guardar juntos el contrato firmado y sus anexos ahorra la mitad de cualquier disputa.',
      'leer primero la cláusula de salida dice mucho del resto del contrato.',
      'un correo que confirma lo hablado por teléfono vale más que la mejor memoria.',
      'conviene definir cada término una sola vez y usarlo siempre igual.',
    ],
  },
  finance: {
    signs:
      /(?<!\p{L})(?:contab\p{L}*|facturas?|facturaci[oó]n|impuestos?|iva|n[oó]minas?|balances?|tesorer[ií]a|presupuestos? anual\p{L}*|conciliaci\p{L}*|bancari\p{L}*|fiscal\p{L}*|financier\p{L}*|quickbooks|xero|asientos?|cierre)(?!\p{L})/giu,
    insights: [
      'Unos libros en orden se reconocen en que cada cifra se puede seguir hasta su papel.',
      'Los errores de contabilidad rara vez son grandes: son pequeños, se repiten y nadie los mira.',
      'El cierre resulta tranquilo cuando lo dudoso se apartó a tiempo en lugar de adivinarlo.',
      'Una cifra que llega tarde ya no sirve para decidir, por exacta que sea.',
    ],
    first: [
      'Conciliar los saldos de partida con los extractos antes de registrar nada nuevo.',
      'Revisar el plan de cuentas y marcar lo que se usa mal o ya no se usa.',
      'Reunir lo pendiente, agrupado por tipo, y empezar por lo que tiene fecha legal.',
      'Acordar quién aprueba qué, y cómo llega cada papel a su sitio.',
    ],
    questions: [
      '¿Hasta qué mes están cerradas y revisadas las cuentas?',
      '¿Cómo llegan hoy las facturas: en papel, por correo o por un programa?',
      '¿Quién presenta los impuestos, y qué espera recibir?',
      '¿Qué cifra haría falta ver cada semana sin pedirla?',
    ],
    tips: [
      'una cuenta aparte para lo dudoso evita buscarlo después por todas partes.',
      'fotografiar cada recibo el mismo día sale más barato que cualquier programa.',
      'separar la cuenta personal de la del negocio ahorra horas en cada cierre.',
      'comparar el saldo del banco con los libros cada semana descubre los errores mientras son pequeños.',
    ],
  },
  translation: {
    signs:
      /(?<!\p{L})(?:traduc\p{L}*|traducir|traduzca\p{L}*|int[eé]rpretes?|interpretaci[oó]n|subt[ií]tul\p{L}*|localizaci[oó]n|localizar|biling[uü]e\p{L}*|nativ[oa]s?|idiomas?|jurad[oa]s?|glosario\p{L}*)(?!\p{L})/giu,
    insights: [
      'Una buena traducción no se nota: quien la lee cree que el texto nació en su idioma.',
      'Lo difícil no son las palabras raras, sino las corrientes que en el otro idioma dicen otra cosa.',
      'Los nombres, las medidas y los tratamientos piden una regla antes de la primera línea.',
      'Un término traducido de dos maneras hace dudar al lector de todo el texto.',
    ],
    first: [
      'Preparar un glosario corto con los términos que se repiten, y darlo por bueno antes de seguir.',
      'Traducir primero una página difícil, para acordar con ella el tono y el tratamiento.',
      'Leer el original entero y marcar lo ambiguo, para preguntarlo de una vez.',
      'Decidir qué se deja en el idioma original: nombres propios, marcas, citas.',
    ],
    questions: [
      '¿Para qué país, y para qué lectores, se traduce?',
      '¿Hay traducciones anteriores cuyo vocabulario convenga mantener?',
      '¿Quién revisará el texto en el idioma de destino?',
      '¿El texto se leerá impreso, en pantalla o en voz alta?',
    ],
    tips: [
      'mandar también el diseño ayuda: un botón y un titular se traducen de forma distinta.',
      'una lista de palabras que nunca se traducen evita la mayoría de las correcciones.',
      'leer la traducción sin el original al lado enseña dónde suena prestada.',
      'cerrar el original antes de traducirlo sale más barato que corregir en dos idiomas.',
    ],
  },
  video: {
    signs:
      /(?<!\p{L})(?:v[ií]deos?|reels?|podcasts?|youtube|tiktok|premiere|davinci|after effects|montaje|grabaci\p{L}*|locuci[oó]n|audio|animaci\p{L}*|edici[oó]n de v[ií]deo|m[uú]sica|rodaje)(?!\p{L})/giu,
    insights: [
      'En un vídeo se decide en los primeros segundos si alguien se queda, y eso se monta antes que nada.',
      'Un sonido limpio perdona una imagen sencilla; al revés casi nunca.',
      'El ritmo nace de lo que se quita: cada plano tiene que ganarse su sitio.',
      'Lo que se ve en un móvil sin sonido debe entenderse igual.',
    ],
    first: [
      'Ver todo el material y marcar los momentos que de verdad cuentan algo.',
      'Montar un fragmento corto como muestra de ritmo, color y rótulos.',
      'Escribir en pocas líneas qué debe entender quien lo vea, y ordenar el material según eso.',
      'Acordar formato, duración y lugar de publicación antes del primer corte.',
    ],
    questions: [
      '¿Dónde se verá sobre todo, y con o sin sonido?',
      '¿Qué vídeo ya publicado tiene el ritmo que se busca?',
      '¿Hay música, tipografías o colores que ya sean de la casa?',
      '¿Qué debería hacer alguien justo después de verlo?',
    ],
    tips: [
      'grabar unos segundos de silencio en cada lugar facilita mucho el sonido.',
      'guardar el material original en dos discos cuesta menos que volver a grabar.',
      'anotar los mejores momentos durante la grabación acorta el montaje.',
      'conviene comprobar los derechos de la música antes de enamorarse de ella.',
    ],
  },
  teaching: {
    signs:
      /(?<!\p{L})(?:profesor\p{L}*|clases?|curso\p{L}*|enseñ\p{L}*|alumn\p{L}*|estudiantes?|tutor\p{L}*|formaci[oó]n|lecci[oó]n|lecciones|taller\p{L}*|did[aá]ctic\p{L}*|examen\p{L}*|ex[aá]menes|e-?learning)(?!\p{L})/giu,
    insights: [
      'Se aprende lo que se hace: una explicación corta y un buen ejercicio valen más que una larga.',
      'El nivel real se ve en lo que alguien resuelve sin ayuda, no en el curso que ha terminado.',
      'Un error bien comentado enseña más que varios aciertos seguidos.',
      'Un plan de estudio funciona cuando cabe en una semana normal, con su cansancio y sus imprevistos.',
    ],
    first: [
      'Empezar por una prueba breve que muestre qué se sabe ya y dónde se atasca.',
      'Fijar qué debería poder hacer el alumno al final, con un ejemplo concreto.',
      'Preparar una primera lección completa y ajustarla con lo que pase en ella.',
      'Ordenar el temario por lo que hace falta antes, y no por el índice del libro.',
    ],
    questions: [
      '¿Qué se ha intentado ya, y dónde se quedó parado?',
      '¿Hay un examen o una fecha que marque el ritmo?',
      '¿Cuánto tiempo queda entre clase y clase para practicar?',
      '¿Con qué material se ha trabajado hasta ahora?',
    ],
    tips: [
      'pocos minutos cada día dan más que una tarde entera el domingo.',
      'explicar lo aprendido a otra persona es la mejor prueba que existe.',
      'guardar los errores en una libreta enseña más que guardar los aciertos.',
      'conviene parar mientras todavía apetece seguir.',
    ],
  },
  science: {
    signs:
      /(?<!\p{L})(?:ingenier\p{L}*|planos?|cad|autocad|solidworks|simulaci\p{L}*|c[aá]lculos?|estructural\p{L}*|laboratorio|qu[ií]mic\p{L}*|f[ií]sic\p{L}*|biol[oó]g\p{L}*|cient[ií]fic\p{L}*|investigaci[oó]n|tesis|circuitos?|sensores?|mec[aá]nic\p{L}*|arduino|topograf\p{L}*)(?!\p{L})/giu,
    insights: [
      'Un cálculo convence cuando otra persona puede repetirlo con los mismos supuestos.',
      'Los supuestos deciden el resultado más que la fórmula, y por eso van escritos delante.',
      'Un modelo sencillo que se puede comprobar vale más que uno fino que hay que creer.',
      'Lo que cambia durante la fabricación suele ser lo que nadie acotó en el plano.',
    ],
    first: [
      'Reunir los datos de partida y anotar de dónde sale cada uno y cuánto se puede confiar en él.',
      'Escribir los supuestos y las normas que se aplican, y darlos por buenos antes de calcular.',
      'Resolver un caso sencillo cuyo resultado ya se conozca, para comprobar el método.',
      'Fijar qué precisión hace falta de verdad y cómo se va a comprobar.',
    ],
    questions: [
      '¿Qué norma o qué revisión tiene que superar el resultado?',
      '¿Qué datos son medidos y cuáles son estimados?',
      '¿Con qué programa y en qué formato seguirá trabajando el equipo?',
      '¿Qué margen de error sería todavía aceptable?',
    ],
    tips: [
      'escribir la unidad al lado de cada cifra evita los errores más caros.',
      'guardar cada versión con su fecha permite volver a la última que funcionaba.',
      'una comprobación a mano de un solo valor descubre casi todos los fallos de modelo.',
      'conviene anotar también lo que se probó y no sirvió.',
    ],
  },
  marketing: {
    signs:
      /(?<!\p{L})(?:marketing|campañas?|anuncios|publicidad|publicitari\p{L}*|google ads|meta ads|facebook|instagram|seo|redes sociales|posicionamiento|newsletter|boletines|email|embudos?|captaci[oó]n|clics?|conversi\p{L}*|community)(?!\p{L})/giu,
    insights: [
      'Una campaña rara vez falla por el anuncio: suele fallar por lo que la gente encuentra después del clic.',
      'Medir pocas cosas, y siempre las mismas, dice más que un informe lleno de gráficos.',
      'El mensaje que funciona suele estar ya escrito en las palabras de los propios clientes.',
      'Probar una cosa cada vez parece lento, y es lo único que enseña algo.',
    ],
    first: [
      'Revisar qué se ha publicado hasta ahora y qué dio resultado, con las cifras delante.',
      'Comprobar que la medición es de fiar antes de gastar en nada.',
      'Describir a la persona a la que se habla con sus propias palabras.',
      'Elegir un solo objetivo medible y ordenar el resto según ayude a él.',
    ],
    questions: [
      '¿De dónde llegan hoy los mejores clientes?',
      '¿Qué se considera un contacto útil, y quién lo atiende?',
      '¿Qué campaña anterior no salió bien, y a qué se atribuye?',
      '¿Quién aprueba los textos y las imágenes antes de publicarlos?',
    ],
    tips: [
      'preguntar a los últimos clientes cómo llegaron vale más que muchas herramientas.',
      'una página de destino que responde a una sola pregunta rinde más que una portada.',
      'guardar los anuncios que no funcionaron evita pagarlos otra vez.',
      'conviene decidir de antemano con qué cifra se para una campaña.',
    ],
  },
};
