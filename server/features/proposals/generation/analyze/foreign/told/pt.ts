import { formsOf, type Told } from './clauses.ts';

const FORMS = formsOf(`
fazer: faça fizesse faz
refazer: refaça refizesse refaz
traduzir: traduza traduz
produzir: produza produz
reduzir: reduza reduz
escrever: escreva escreve
reescrever: reescreva
descrever: descreva
transcrever: transcreva transcreve
corrigir: corrija corrige
manter: mantenha mantivesse
construir: construa
incluir: inclua
substituir: substitua
responder: responda responde
atender: atenda atende
vender: venda
converter: converta converte
desenvolver: desenvolva desenvolve
resolver: resolva resolve
mexer: mexa
conduzir: conduza
dirigir: dirija
definir: defina define
pôr: ponha pusesse
compor: componha
propor: proponha
reunir: reúna
resumir: resuma resume
dividir: divida
medir: meça
imprimir: imprima
subir: suba
abrir: abra
extrair: extraia
ler: leia
dizer: diga dissesse
dar: dê desse
ver: veja visse
recolher: recolha
proteger: proteja
estabelecer: estabeleça
oferecer: ofereça
sugerir: sugira
inserir: insira insere
editar: edite
conferir: confira
preencher: preencha preenche
colorir: colora
gerir: gira
`);
const QUALITY =
  /^(?:saiba|seja|tenha|possa|queira|conheça|entenda|fale|domine|more|esteja|trabalhe|goste|use|ajude|ajudasse|fosse|tivesse|quisesse|pudesse|soubesse|cuide|evite|fique|passe|chegue|funcione|custe|base|classe|nome|parte|fase|frase|interesse|onde|detalhe|informe|grande|verde|norte|este|esse|aquele|sobre|entre|desde|sempre|antes|doze|nove|padre|gente|cliente|paciente|independente|noite|tarde|leste|site|time|crise|análise|livre|breve|alguém|quem|sabe|pode|tem|quer|vive|deixe|pare|longe|hoje|onze|vinte|arte|corte|nele|dele|ele|lhe)m?$/u;

function infinitive(word: string): string | null {
  const single = word.replace(/(?<=[aeê])m$/, '');
  const known = FORMS.get(single);
  if (known !== undefined) return known;
  // 'corte' is cut, and to cut: a noun only behind an article, which was looked at before.
  if ((QUALITY.test(word) && word !== 'corte') || !/^\p{L}{4,}$/u.test(single)) return null;
  const past = /^(\p{L}{3,})([aei])sse$/u.exec(single);
  if (past) return `${past[1] ?? ''}${past[2] ?? ''}r`;
  if (
    !single.endsWith('e') ||
    /(?:(?:[ae]mente(?<!plemente)|[lrz]mente|somente|importante|interes{1,2}ante|constante|bastante|restante|si?e?guinte|siguiente|existente|diferente|recente|reciente|urgente|excelente|eficie?nte|suficie?nte|consistente|ambie?nte|corriente|permanente|brillante|elegante|estud[i]?ante|asistente|assistente|gerente|docente|frente|fuente|adelante|durante|mediante|puente|diante|parente|quente|caliente)|ade|ível|esse|este|porque|parque|bosque|cheque|quiosque|sotaque|estoque|choque|tanque)$/u.test(
      single,
    )
  )
    return null;
  if (single.endsWith('que')) return `${single.slice(0, -3)}car`;
  if (single.endsWith('gue')) return `${single.slice(0, -2)}ar`;
  if (single.endsWith('ce')) return `${single.slice(0, -2)}çar`;
  return `${single.slice(0, -1)}ar`;
}

export const TOLD_PT: Told = {
  wish: /^(?!.*(?<!\p{L})não (?:quero|queremos|procuro|preciso)).*?(?:(?<!\p{L})(?:alguém|pessoa|profissional|especialista|quem|freelancer|\p{L}+(?:ador|adora|tor|tora|ista))(?: [^,.;:]{2,50}?)?,? (?:que|quem)\s+|(?<!\p{L})(?:precis(?:o|amos|ava|ávamos)|quer(?:o|emos|ia|íamos)|gostaria|gostaríamos|busc(?:o|amos)|procur(?:o|amos)|a ideia é|peço|(?:seria|ficaria) (?:bom|ótimo|legal|ideal)|importante(?: é)?|ideal é|o que (?:eu )?(?:quero|preciso) é)(?: também| ainda)? (?:de )?(?:alguém|uma pessoa|um profissional|quem)?,? ?(?:que|quem)\s+(?:alguém )?|^(?:(?:e|depois|também|além disso|no fim|por fim),? )*que\s+(?:alguém )?|(?:quero|preciso|queremos)(?: é)?: alguém que\s+)/iu,
  joint: /\s*(?:,\s+(?:e )?(?:que |também )?|\se (?:que |também |depois )?)/iu,
  clitic: /^(?:(?:me|nos|se|lhe|lhes|o|a|os|as) )+/iu,
  reach: 7,
  infinitive,
  indicative: (word) => (/^\p{L}{4,}a$/u.test(word) && !QUALITY.test(word.replace(/a$/, 'e')) ? `${word}r` : null),
  someone: /(?:alguém|pessoa)(?: [^,]*)? que\s+$/iu,
};
