import { formsOf, type Told } from './clauses.ts';

/** Verbs in -er and -ir, and irregular ones: subjunctive of the present and of the past. */
const FORMS = formsOf(`
hacer: haga hiciera hiciese
rehacer: rehaga rehiciera
traducir: traduzca tradujera
producir: produzca produjera
reducir: reduzca redujera
introducir: introduzca introdujera
conducir: conduzca
escribir: escriba escribiera
reescribir: reescriba reescribiera
describir: describa describiera
transcribir: transcriba transcribiera
corregir: corrija corrigiera corrigiese
mantener: mantenga mantuviera
construir: construya construyera
incluir: incluya incluyera
sustituir: sustituya sustituyera
distribuir: distribuya distribuyera
instruir: instruya
responder: responda respondiera
atender: atienda atendiera
vender: venda vendiera
convertir: convierta convirtiera
dirigir: dirija dirigiera
poner: ponga pusiera
componer: componga compusiera
proponer: proponga propusiera
definir: defina definiera
resolver: resuelva resolviera
mover: mueva moviera
conseguir: consiga consiguiera
impartir: imparta impartiera
compartir: comparta
añadir: añada añadiera
reunir: reúna reuniera
subir: suba subiera
abrir: abra abriera
medir: mida midiera
imprimir: imprima imprimiera
resumir: resuma resumiera
dividir: divida dividiera
decidir: decida decidiera
extraer: extraiga extrajera
leer: lea leyera
decir: diga dijera
dar: dé diera
ver: vea viera
recoger: recoja recogiera
proteger: proteja protegiera
establecer: establezca estableciera
ofrecer: ofrezca ofreciera
sugerir: sugiera sugiriera
conectar: conecte
probar: pruebe
comprobar: compruebe
encontrar: encuentre
mostrar: muestre
contar: cuente
cerrar: cierre
empezar: empiece
recomendar: recomiende
sembrar: siembre
colgar: cuelgue
volcar: vuelque
desplegar: despliegue
renovar: renueve
grabar: grabe
`);
/** Said of whoever is hired, not of the work. */
const QUALITY =
  /^(?:sepa|sea|tenga|pueda|quiera|conozca|entienda|hable|domine|viva|esté|haya|trabaje|busque|guste|interese|cuente|resida|ayude|encargue|ocupe|dedique|deje|evite|pase|llegue|quede|funcione|parezca|moleste|importe|cueste|use|base|clase|nombre|parte|fase|frase|dónde|detalle|informe|ambiente|grande|verde|calle|norte|este|sobre|entre|desde|aunque|siempre|antes|doce|nueve|diecis|padre|madre|gente|cliente|paciente|independiente|noche|tarde|coche|lunes|martes|viernes|posible|fácil|alguien|quien|sabe|puede|tiene|quiere|hable[ns]?)n?$/u;
const NO_PAST =
  /^(?:para|cara|clara|rara|cámara|máscara|base|clase|frase|fase|tara|vara|compara|prepara|separa|repara)$/u;

function infinitive(word: string): string | null {
  const single = word.replace(/(?<=[aeé])n$/, '');
  const known = FORMS.get(single) ?? FORMS.get(single.replace(/iese$/, 'iera'));
  if (known !== undefined) return known;
  if (QUALITY.test(word) || !/^\p{L}{4,}$/u.test(single)) return null;
  if (/(?:ara|ase)$/.test(single) && !NO_PAST.test(single) && single.length >= 6) return regular(single.slice(0, -3));
  // An -a form is of a verb in -er or -ir, which only the list tells.
  if (
    !single.endsWith('e') ||
    /(?:(?:[ae]mente(?<!plemente)|[lrz]mente|somente|importante|interes{1,2}ante|constante|bastante|restante|si?e?guinte|siguiente|existente|diferente|recente|reciente|urgente|excelente|eficie?nte|suficie?nte|consistente|ambie?nte|corriente|permanente|brillante|elegante|estud[i]?ante|asistente|assistente|gerente|docente|frente|fuente|adelante|durante|mediante|puente|diante|parente|quente|caliente)|ible|able|ese|porque|aunque|parque|bosque|cheque|bloque|tanque|choque)$/.test(
      single,
    )
  )
    return null;
  if (single.endsWith('ce')) return `${single.slice(0, -2)}zar`;
  if (single.endsWith('que')) return `${single.slice(0, -3)}car`;
  if (single.endsWith('gue')) return `${single.slice(0, -2)}ar`;
  return `${single.slice(0, -1)}ar`;
}

function regular(stem: string): string {
  return `${stem}ar`;
}

const INDICATIVE = formsOf(`
hacer: hace
traducir: traduce
escribir: escribe
corregir: corrige
`);

export const TOLD_ES: Told = {
  wish: /^(?!.*(?<!\p{L})no (?:quiero|queremos|busco|buscamos|necesito|hace falta)).*?(?:(?<!\p{L})(?:alguien|persona|profesional|especialista|quien|autónomo|freelance|experto|experta|\p{L}+(?:ador|adora|tor|tora|ista))(?: [^,.;:]{2,50}?)?,? (?:que|quien)\s+|(?<!\p{L})(?:necesit\p{L}+|quier[oe]|queremos|quisi[eé]ra\p{L}*|querr[ií]a\p{L}*|gustar[ií]a|busc(?:o|amos)|hace falta|lo que .{3,30} es|la idea es|hay|pido|pedimos|importante(?: es)?|se trata de|har[ií]a falta|(?:estar|ser|vendr)[ií]a (?:bien|bueno|genial|ideal|perfecto))(?: también| además)? (?:a )?(?:alguien|una persona|un profesional|quien)?,? ?(?:que|quien)\s+|^(?:(?:y|después|luego|también|además|al final|por último),? )*que\s+(?:alguien )?)/iu,
  joint: /\s*(?:,\s+(?:y |e )?(?:que |además )?|\s(?:y|e) (?:que |también |además |luego |después )?)/iu,
  clitic: /^(?:(?:me|nos|se|le|les|lo|la|los|las|ella misma|él mismo) )+/iu,
  reach: 7,
  infinitive,
  indicative: (word) =>
    INDICATIVE.get(word) ?? (/^\p{L}{4,}a$/u.test(word) && !QUALITY.test(word.replace(/a$/, 'e')) ? `${word}r` : null),
  someone: /(?:alguien|persona)(?: [^,]*)? que\s+$/iu,
};
