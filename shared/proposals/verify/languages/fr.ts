import { beginning, followed, type Language, oneWord, phrases, withCapital, words } from './schema.ts';

export const fr: Language = {
  name: 'fr',
  small: words(
    'le les des du et en avec pour un une dans je j l d est au aux ai pas sur vos mon ma qui dont aussi mes suis nous votre vous ce cette que qu',
  ),
  empty:
    words(`oui non le les des du une et ou où est sont ce cet cette ces dans pour par avec sans aux au votre vos notre nos mon ma mes ne pas qui dont
    ainsi très déjà chaque tout toute tous toutes leur leurs vous nous je il elle ils elles être la un de à en que se sur plus`),
  light:
    words(`commencer disponible dès peux ai ans an année années aussi autre avant beaucoup besoin bien chose connais cours depuis dire encore entre faire fait familier façon fois
    jour jours long main mains manière me même métier moi moment notamment parmi partie peu personne pouvoir rester seul souvent temps travail
    travaille travaillé utilise utiliser`),

  subjects: words("je j' nous"),
  plans: oneWord(
    String.raw`\p{L}{2,20}(?:rais|rai|rions|rons)|peux|pouvons|vais|allons|propose|proposons|suggère|recommande|conseille|souhaite|dois`,
  ),
  thoughts: oneWord(
    String.raw`pense|crois|suppose|soupçonne|comprends|vois|lis|note|imagine|préfère|veux|espère|demande|remercie|sais|remarque|devine`,
  ),
  past: oneWord(String.raw`fus|fis|pus|eus`),
  present: oneWord(String.raw`\p{L}{1,20}`),
  auxiliaries: words('ai avais avons avions suis étais sommes étions'),
  harmless:
    beginning(String.raw`(?:ai|avons) (?:une |quelques |juste une |deux )?(?:questions?|remarques?|doutes?|besoin|hâte|lu|bien lu|compris|noté|vu|bien)
suis (?:à votre disposition|ravie?|curieu\p{L}+|heureu\p{L}+|sûre?)
(?:sais|vois) (?:que|pas|si)`),
  denials: phrases(String.raw`n' ?(?:ai|avons|avais) (?:pas|jamais|encore|aucun\p{L}*)
ne (?:suis|sommes|fais|connais|travaille|l|la|le|les) (?:\p{L}+ )?(?:pas|jamais)
ne \p{L}+ (?:pas|jamais|plus|rien|aucun\p{L}*)`),
  notYet: words('quand lorsque avant dès si après une fois tant ce'),
  adverbs: words("ne n' me m' vous le la l' les y en lui leur aussi déjà donc ensuite encore toujours surtout"),
  adverbial: oneWord(String.raw`\p{L}{3,}ment`),
  bothTenses: words(''),
  inverted: oneWord(''),
  verbIsLast: words(''),
  relatives: words('qui que dont'),
  joins: words('et mais que qui parce car comme quand si où dont puis donc'),
  formalClient: withCapital(String.raw``),
  conclusions: words('donc ainsi'),
  conditional: oneWord(String.raw`\p{L}+(?:rais|rions)`),
  no: words('pas ne sans aucun aucune jamais rien'),
  steps: words("d'abord ensuite puis enfin avant abord étape commence"),
  habits: words('toujours jamais souvent régulièrement chaque actuellement depuis ans'),

  possessives: words('mon ma mes notre nos'),
  objects: words('moi'),
  ownAdjectives: words('première premier seule propre prochaine dernière meilleure'),
  ownMatters: oneWord(
    String.raw`tarifs?|prix|questions?|proposition|suggestion|idée|réponse|avis|approche|premi[eè]re?|impression|part|conseil|devis|étape|soupçon|côté|nom|manière|plan|liste|crainte|offre`,
  ),
  client: words('vous votre vos vôtre vôtres'),
  customers: phrases(
    String.raw`clients?|clientes?|entreprises|équipes?|auteurs|éditeurs|agences|personnes|lecteurs|boutiques|groupes?`,
  ),
  praise: phrases(
    String.raw`apprécient|appréciait|soulignent|saluent|recommandent|reviennent|confient|confié|choisissent|valorisent|font confiance|disent|remercient|rappellent|citent`,
  ),

  forWhom: followed('(?:pour|chez) (?:une?|des|plusieurs)'),
  openings: beginning(String.raw`en tant que (?!client|premier|tel)\p{L}+
(?:comme|étant) (?:un |une )?\p{L}+(?:eur|euse|iste|icien|icienne|trice|ien|ienne|ant|ante|ogue|aphe) 
(?:avec|après|fort|forte) (?:de |plus de |près de |presque )*(?:\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|plusieurs|de nombreuses)(?: \p{L}+)? (?:ans|années|décennies)
après avoir \p{L}+
ayant \p{L}+
(?:certifi|diplôm|spécialis|form|agré|assermenté|titulair|installé|basé)\p{L}* (?:en|par|comme|dans|de|à|d')`),
  records: phrases(String.raw`(?:ans|années) d' ?expérience
expérience (?:en|dans|de|comme|avec)
expert(?:e)? en
spécialis(?:te|é|ée) (?:en|dans|du|de la|de)
titulaire d
diplômée? (?:de|d|en)
certifiée? (?:en|par|de)
(?:diplôme|master|doctorat|certificat) (?:en|de|d)
langue maternelle
bilingue`),
  available: phrases(
    String.raw`(?:commencer|démarrer|disponible|libre|disponibilité) (?:dès |de |du |le |la |ce |cette |en |tout |à |partir |maintenant )*(?:aujourd|demain|maintenant|suite|immédiatement|immédiate|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|plein|matins?|soirs?|\d{1,2})`,
  ),
  guarantees:
    phrases(String.raw`je (?:vous |le |la )?garantis|nous (?:vous )?garantissons|(?:satisfaction|qualité|résultats?) garanti\p{L}*
je (?:vous )?(?:promets|assure)
satisfait ou remboursé`),
  done: phrases(String.raw`(?:a|ont) (?:été |bien |vite )?\p{L}+(?:é|ée|és|ées|i|u|is|it)|fut|furent|était|étaient`),
  elsewhere:
    phrases(String.raw`(?:l' ?an|l' ?année|l' ?hiver|l' ?été|l' ?automne|le printemps|le mois|la semaine) derni[eè]re?
il y a (?:\p{L}+ )?(?:ans|mois)`),
  otherJobs: phrases(String.raw`(?:autre|précédent|précédente) (?:client|cliente|entreprise|projet|mission)
(?:client|cliente|entreprise|projet|mission) (?:précédent|précédente|similaire|semblable|récent|récente)`),
  outcomes: phrases(
    String.raw`à temps|dans les délais|en avance|sous le budget|sans (?:un |une |aucun |aucune )?(?:plainte|retard|erreur|perte|panne)\p{L}*|moitié|double|doublé\p{L}*|triplé\p{L}*|succès`,
  ),
  unreal: phrases(
    String.raw`\p{L}{2,20}rai(?:t|ent)|\p{L}{2,20}ra|\p{L}{2,20}ront|peut|peuvent|doit|doivent|si|quand|lorsque|dès`,
  ),

  fails: phrases(String.raw`manqu\p{L}+|rat\p{L}+|perdu`),
  articles: words(''),
  orders: words('envoyez dites donnez indiquez laissez'),
  tells: oneWord('dit|semble|indique|montre|permet|fait'),
  regularPast: oneWord(''),
  participleBehind: words(''),
  presents: oneWord('est|sont|a|ont|fait|signifie|reste|restent|vient|faut'),
  perfects: oneWord('a|ont'),
  participles: oneWord(String.raw`été|\p{L}+(?:é|ée|és|ées|i|u|is|it)`),
  subordinates: words('que ce parce car comme quand où si'),
  passives: phrases('été|fut|furent'),
  topics: words("mais parce car où si quand cela ce c' qui puisque"),
  finite: words('est sont reste restent vient peut doit va'),
  machineSpeaks:
    phrases(String.raw`en tant (?:que |qu' ?)(?:un |une )?(?:modèle de langage|intelligence artificielle|ia|assistant virtuel)
je suis (?:un |une )?(?:modèle de langage|intelligence artificielle|ia)`),
  machineAddressed:
    phrases(String.raw`(?:note|message|avis|attention|consignes?|instructions?)(?: \p{L}+){0,2} (?:pour|à|aux) (?:\p{L}+ ){0,3}(?:ia|ias|intelligences? artificielles?|bots?|modèles? de langage|assistants|robots)
si (?:vous êtes|tu es|c' ?est) (?:\p{L}+ ){0,3}(?:ia|intelligence artificielle|bot|modèle de langage|assistant|robot)`),
  dates: words(
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ),
  tens: words('décennie décennies'),
};
