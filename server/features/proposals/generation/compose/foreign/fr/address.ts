import { type Address, replaced } from '../address.ts';

/** As they stand behind 'vous', and as behind 'tu'. */
const VERBS = [
  ['cherchez', 'cherches'],
  ['souhaitez', 'souhaites'],
  ['aurez', 'auras'],
  ['voulez', 'veux'],
  ['voudriez', 'voudrais'],
  ['citez', 'cites'],
  ['écrivez', 'écris'],
  ['pourrez', 'pourras'],
  ['verrez', 'verras'],
  ['voyez', 'vois'],
  ['saurez', 'sauras'],
  ['sachiez', 'saches'],
  ['recevrez', 'recevras'],
  ['aimeriez', 'aimerais'],
  ['ajoutez', 'ajoutes'],
  ['travaillez', 'travailles'],
  ['mentionnez', 'mentionnes'],
  ['suivrez', 'suivras'],
  ['puissiez', 'puisses'],
  ['apprendrez', 'apprendras'],
  ['entendrez', 'entendras'],
  ['direz', 'diras'],
  ['dites', 'dis'],
  ['pensez', 'penses'],
  ['utilisez', 'utilises'],
  ['parlez', 'parles'],
  ['déciderez', 'décideras'],
  ['rêvez', 'rêves'],
  ['demandez', 'demandes'],
  ['habitez', 'habites'],
] as const;

const ORDERS = [
  ['écrivez', 'écris'],
  ['dites', 'dis'],
  ['envoyez', 'envoie'],
  ['racontez', 'raconte'],
  ['donnez', 'donne'],
  ['répondez', 'réponds'],
  ['permettez', 'permets'],
  ['regardez', 'regarde'],
  ['voyez', 'vois'],
  ['jetez', 'jette'],
] as const;

/** 'tu' for 'vous'. */
export const ADDRESS: Address = {
  signs: {
    familiar: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t[’'](?=\p{L})/giu,
    polite: /(?<!\p{L})(?:vous|votre|vos|\p{L}{3,}ez)(?!\p{L})/giu,
  },
  surelyPolite: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
  close: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t[’'](?=\p{L})/iu,
  frame: (polite) => withoutVous(things(polite)),
  things,
};

function withoutVous(text: string): string {
  return replaced(text, [
    ['vous suivrez tout et aurez', 'tu suivras tout et auras'],
    ['dites-vous', 'dis-tu'],
    ...VERBS.map(([verb, familiar]) => [`vous (l’|le |en |me )?${verb}`, `tu $1${familiar}`] as const),
    ...ORDERS,
    ['(pour|de) vous(?= est| suffisent|,)', '$1 toi'],
    ['sur vous', 'sur toi'],
    ['vous', 'te'],
  ]).replace(/(?<!\p{L})([Tt])e (?=[aeiouhyéèêâîôœ])/gu, '$1’');
}

/** What is the client's: 'ton' before a vowel, 'ta' before what is feminine. */
function things(text: string): string {
  return replaced(text, [['vos', 'tes']]).replace(
    /(?<!\p{L})([Vv])otre(?= (\p{L}+))/gu,
    (_, first: string, thing: string) =>
      `${first === 'V' ? 'T' : 't'}${!/^[aeiouhyéèêâîôœ]/i.test(thing) && isFeminine(thing) ? 'a' : 'on'}`,
  );
}

const MASCULINE =
  /^(?:site|catalogue|livre|guide|compte|magazine|programme|modèle|système|service|module|formulaire|musée|domaine|texte|groupe|centre|théâtre|commerce|gîte|spectacle|titre|stage|rythme|portefeuille|lycée|collège|cirque|cercle|ministère|laboratoire|questionnaire|comité|traité|côté|vignoble|jeune|propre|mémoire|conte|cadre|monde|nombre|patrimoine|disque|refuge|village)$/i;
const FEMININE = /(?:e|tion|sion|aison|té)$|^(?:part|main|mission|chanson|façon)$/i;

function isFeminine(thing: string): boolean {
  return !MASCULINE.test(thing) && FEMININE.test(thing);
}
