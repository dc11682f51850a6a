import type { Frames } from '../tongue.ts';

/** Businesslike, and reserved. */
export const PROFESSIONAL: Frames = {
  hookOne: [
    'Le cœur de cette mission est clair : {a}.',
    'Vous cherchez quelqu’un pour {a}.',
    'Votre annonce se résume à une tâche principale : {a}.',
    'Ce que ce projet demande d’abord : {a}.',
    'La tâche est bien définie : {a}.',
  ],
  hookTwo: [
    'Deux tâches décident de ce projet : {a} et {b}.',
    'Vous souhaitez {a} et, en plus, {b}.',
    'La mission repose sur deux points : {a} et {b}.',
    'L’essentiel de votre annonce : {a} et {b}.',
  ],
  hookNoun: [
    'Ce qu’il vous faut : {n}.',
    'Le résultat attendu est clair : {n}.',
    'Ce projet sera terminé quand vous aurez {n}.',
    'Votre annonce demande {n}.',
  ],
  hookTitle: [
    'Votre annonce le résume ainsi : {t}.',
    '{t} : voilà ce que vous voulez régler.',
    'Vous voulez avancer sur {t}.',
    'La mission décrite est la suivante : {t}.',
  ],
  more: [
    'La mission comprend aussi ceci : {list}.',
    'À cela s’ajoute ce qui suit : {list}.',
    'Votre annonce demande également : {list}.',
    'Font partie du même travail : {list}.',
  ],
  tools: [
    'Tout se fera avec les outils que vous citez : {tools}.',
    'Le cadre technique est fixé : {tools}.',
    'Vous citez {tools}, et le travail s’y tiendra.',
    'Côté outils, l’annonce parle de {tools}.',
  ],
  timing: [
    'Sur les délais, vous écrivez {quote} ; l’ordre du travail en découlera.',
    'Le délai indiqué, {quote}, impose de commencer par le plus incertain.',
    'Avec {quote} comme délai, l’indispensable passera en premier.',
    'Votre indication de temps, {quote}, guidera chaque étape.',
  ],
  approach: [
    'Voici comment je mènerais le travail :',
    'Ma proposition, dans l’ordre :',
    'Les étapes seraient les suivantes :',
    'Du début à la fin, le travail suivrait cet ordre :',
  ],
  conduct: [
    'Chaque étape se terminera par quelque chose que vous pourrez ouvrir et vérifier.',
    'Vous verrez l’avancement par morceaux, à temps pour corriger.',
    'Vous saurez à tout moment ce qui est fait, ce qui reste et ce qui dépend de votre réponse.',
    'Le résultat sera comparé à votre description à chaque étape, et pas seulement à la fin.',
  ],
  manner: [
    'Si un point de l’annonce n’est pas clair, vous recevrez une question plutôt qu’une supposition.',
    'Si une partie du plan ne tient pas, je le dirai aussitôt et proposerai autre chose.',
    'Les décisions resteront par écrit, pour ne pas avoir à les reprendre.',
    'Les questions arriveront ensemble, dans une liste courte.',
  ],
  proof: ['De mon propre travail :', 'Ce que j’apporte :', 'De mon côté :', 'Un élément de mon profil :'],
  portfolio: [
    'Des travaux à consulter : {url}',
    'Des exemples se trouvent ici : {url}',
    'Pour juger du résultat sur pièces : {url}',
    'Échantillons de travail : {url}',
  ],
  before: [
    'Une réponse de votre part fixerait l’ordre du travail :',
    'Avant de commencer, un point reste à éclaircir :',
    'Pour préciser le plan, il me manque une information :',
    'Il reste une seule question importante :',
  ],
  after: [
    'Avec votre réponse, je vous enverrai une courte esquisse de la première étape.',
    'Dès que je le saurai, je vous écrirai comment je commencerais.',
    'Quelques lignes suffisent ; la première étape suivra par écrit.',
    'Sur cette base, je pourrai préparer un début concret à valider.',
  ],
  close: [
    'Écrivez-moi quelques lignes sur cette question, et la première étape suivra par écrit.',
    'Une réponse brève me permettra de préparer une esquisse du début.',
    'Dites-moi comment vous voyez cela, et vous recevrez une première esquisse.',
    'Votre réponse suffit pour que je prépare la première étape.',
  ],
};

export const FORMAL: Frames = {
  hookOne: [
    'D’après votre annonce, la mission consiste à {a}.',
    'L’objet de la mission est défini avec précision : {a}.',
    'Selon les termes publiés, il s’agit avant tout {d}.',
    'L’annonce retient comme tâche principale la suivante : {a}.',
  ],
  hookTwo: [
    'La mission comprend deux tâches principales : {a} et {b}.',
    'Votre annonce retient deux priorités : {a} et {b}.',
    'L’objet de la mission est double : {a} et {b}.',
    'Les termes publiés fixent deux objectifs : {a} et {b}.',
  ],
  hookNoun: [
    'L’annonce demande {n}.',
    'Le résultat prévu est le suivant : {n}.',
    'L’objet de la mission est le suivant : {n}.',
    'Selon les termes publiés, il est attendu {n}.',
  ],
  hookTitle: [
    'La mission est publiée sous le titre {t}.',
    'Votre annonce {t} appelle la proposition suivante.',
    'Votre annonce, {t}, décrit une mission bien définie.',
    'La présente proposition a pour objet votre annonce {t}.',
  ],
  more: [
    'La mission comprend également : {list}.',
    'S’y trouve aussi inclus ce qui suit : {list}.',
    'Il est demandé en outre : {list}.',
    'Relève du même périmètre : {list}.',
  ],
  tools: [
    'L’annonce indique {tools}, et le travail s’y conformera.',
    'L’annonce désigne {tools} comme moyen de travail.',
    'Le travail sera réalisé avec {tools}, comme indiqué.',
    'S’agissant des moyens, il est fait mention de {tools}.',
  ],
  timing: [
    'Quant au délai, l’annonce indique {quote} ; le plan s’y conformera.',
    'Le délai mentionné, {quote}, déterminera l’ordre des étapes.',
    'Il sera tenu compte du délai indiqué : {quote}.',
    'Le délai étant {quote}, la partie la plus incertaine sera traitée en premier.',
  ],
  approach: [
    'Je propose la démarche suivante :',
    'Le travail se déroulerait en ces étapes :',
    'Je soumets à votre appréciation les étapes suivantes :',
    'Le déroulement du travail serait le suivant :',
  ],
  conduct: [
    'Chaque étape se conclura par un résultat soumis à votre examen.',
    'Il vous sera rendu compte de l’état du travail à chaque étape.',
    'Le travail sera présenté par parties, de sorte qu’une correction reste toujours possible.',
    'Aucune étape ne sera tenue pour achevée avant votre examen.',
  ],
  manner: [
    'Les points ouverts vous seront soumis par écrit et ne seront pas tranchés par supposition.',
    'Si le plan se révélait inadapté, je vous en informerais sans délai, en proposant une autre voie.',
    'Les décisions seront consignées par écrit.',
    'Les documents transmis resteront confidentiels à tout moment.',
  ],
  proof: [
    'Quant à mon parcours :',
    'À l’appui de cette proposition :',
    'À votre attention :',
    'Extrait de mon profil :',
  ],
  portfolio: [
    'Des exemples peuvent être consultés ici : {url}',
    'À votre disposition pour examen : {url}',
    'Les travaux de référence se trouvent ici : {url}',
    'Documents complémentaires : {url}',
  ],
  before: [
    'Un point mérite d’être éclairci au préalable :',
    'Permettez-moi de vous soumettre une question :',
    'Pour définir la première étape, une précision serait utile :',
    'Une seule question reste à préciser :',
  ],
  after: [
    'Au vu de votre réponse, je vous présenterai la première étape par écrit.',
    'Avec cette précision, je préparerai une esquisse pour validation.',
    'Sur cette base, je vous adresserai une esquisse écrite.',
    'Votre réponse permettra de préparer la première étape.',
  ],
  close: [
    'Au vu de votre réponse, je vous adresserai une esquisse écrite de la première étape.',
    'Une brève réponse de votre part permettra de préparer cette esquisse.',
    'Quelques mots suffiront pour préparer la première étape.',
    'Votre avis me permettra de vous présenter la première étape.',
  ],
};
