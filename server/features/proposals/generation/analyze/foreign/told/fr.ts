import { formsOf, type Told } from './clauses.ts';

const FORMS = formsOf(`
faire: fasse ferait fera fait
refaire: refasse referait refera refait
mettre: mette mettrait mettra met
remettre: remette remettrait remettra
permettre: permette
reprendre: reprenne reprendrait reprendra reprend
prendre: prenne prendrait prendra
apprendre: apprenne
écrire: écrive écrirait écrira écrit
réécrire: réécrive réécrirait
transcrire: transcrive transcrirait transcrira transcrit
décrire: décrive
traduire: traduise traduirait traduira traduit
construire: construise construirait construira construit
produire: produise produirait produira produit
réduire: réduise réduirait
relire: relise relirait relira relit
lire: lise lirait lira lit
dire: dise dirait dira
définir: définisse définirait définira définit
établir: établisse établirait établira établit
fournir: fournisse fournirait fournira
réunir: réunisse réunirait
réussir: réussisse
convertir: convertisse convertirait convertira convertit
nourrir: nourrisse
répondre: réponde répondrait répondra répond
rendre: rende rendrait rendra rend
vendre: vende
suivre: suive suivrait suivra suit
concevoir: conçoive concevrait concevra conçoit
tenir: tienne tiendrait tiendra tient
entretenir: entretienne
maintenir: maintienne maintiendrait
résoudre: résolve
revoir: revoie reverrait reverra revoit
recouvrir: recouvre
ouvrir: ouvre
employer: emploie
nettoyer: nettoie
envoyer: envoie enverrait enverra
payer: paie
appeler: appelle
rappeler: rappelle
relever: relève
enlever: enlève
compléter: complète
répéter: répète
régler: règle
gérer: gère
intégrer: intègre
libérer: libère
repérer: repère
récupérer: récupère
sécher: sèche
alléger: allège
abréger: abrège
accélérer: accélère
mener: mène
ramener: ramène
acheter: achète
`);
const QUALITY =
  /^(?:sache|saurait|soit|ait|aurait|puisse|pourrait|veuille|connaisse|comprenne|parle|maîtrise|aime|habite|vive|travaille|existe|reste|coûte|passe|marche|arrive|aide|serait|faudrait|voudrait|aimerait|page|ligne|ordre|notre|votre|autre|personne|comme|même|elle|quelque|entre|contre|outre|centre|titre|livre|site|texte|langue|place|compte|sorte|demande|manque|tente|semble|dure|porte|date|cherche|simple|jeune|calme|sérieuse?|propre|claire|facile|rapide|fiable|pratique|technique|juridique|double|triste|unique|publique|libre|seule|toute|chaque|une|sympathique|drôle|carte|liste|page|photo|vidéo|charte|boutique|semaine|heure|année|minute)$/u;

function infinitive(word: string): string | null {
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  if (QUALITY.test(word) || !/^\p{L}{4,}$/u.test(word)) return null;
  const later = /^(\p{L}{3,}(?:e|i))ra(?:it)?$/u.exec(word);
  if (later) return `${later[1] ?? ''}r`;
  return /(?:[^aeiou]|[iu])e$/u.test(word) &&
    !/(?:ire|dre|ttre|vre|ître|clure|ence|ance|ment|ique|able|ible|ette|esse|eure|euse|ive|ature|itude|isme|aire|oire|elle|enne|onne)$/u.test(
      word,
    )
    ? `${word}r`
    : null;
}

export const TOLD_FR: Told = {
  wish: /^(?!.*(?:ne (?:veux|voulons|souhaite|cherche)|n[’'](?:ai|avons) pas)).*?(?:(?<!\p{L})(?:quelqu[’']un|qqn|personne|professionnel(?:le)?|spécialiste|expert|indépendante?|freelance|\p{L}+(?:eur|euse|trice|iste))(?: [^,.;:]{2,40}?)?,? qui (?:me |nous )?|(?<!\p{L})(?:cherch(?:e|ons)|voudr(?:ais|ions|ait)|aimer(?:ais|ions|ait)|souhait(?:e|ons|erais|erait)|veux|veut|voulons|faudrait|faut|besoin|l[’']idée (?:est|serait)|idéal serait|serait (?:bien|super|utile|parfait))(?: aussi| également)? qu(?:e |[’'])(?:elqu[’']un |quelqu[’']un |on |il |elle |vous |la personne |le prestataire )?|^(?:(?:et|puis|ensuite|aussi|enfin|également),? )*qu(?:e |[’'])(?:il |elle |on |quelqu[’']un |vous ))/iu,
  joint:
    /\s*(?:,\s+(?:et )?(?:qui |qu[’'](?:il|elle|on) |que )?|\set (?:qui |qu[’'](?:il|elle|on) |que |aussi |ensuite )?)/iu,
  clitic: /^(?:(?:me|nous|vous|lui|leur|se|le|la|les|y) |(?:m|l|s)[’'])+/iu,
  reach: 1,
  infinitive,
  indicative: () => null,
  someone: /(?!)/u,
};
