import type { Trade, TradeName } from '../tongue.ts';
import { PROFESSIONS } from './professions.ts';

export const TRADES: Record<TradeName, Trade> = {
  // The narrow ones first: they win a tie.
  ...PROFESSIONS,
  software: {
    signs:
      /(?<!\p{L})(?:d[ée]velopp\p{L}*|programm\p{L}*|applications?|appli|app|web|site|sites|boutique en ligne|woocommerce|wordpress|shopify|prestashop|api|base de donn[ée]es|serveur|code|plugin|int[ée]gr\p{L}*|migr\p{L}*|react|python|php|laravel|flutter|symfony|bot|logiciel)(?!\p{L})/giu,
    insights: [
      'Dans un tel travail, le coûteux n’est pas de construire, mais de découvrir tard un cas oublié.',
      'Une petite version qui marche de bout en bout apprend plus qu’une grande à moitié faite.',
      'Les erreurs et les cas vides méritent autant de soin que le parcours normal.',
      'Ce qui se relie à d’autres services tombera un jour en panne ; autant décider maintenant de la suite.',
    ],
    first: [
      'Mettre en place une copie de test, pour que rien de ce qui marche ne soit en danger.',
      'Parcourir l’existant et noter ce qui reste, ce qui change et ce qui part.',
      'Monter un squelette qui fonctionne de bout en bout, puis le faire grandir.',
      'Écrire les critères d’acceptation en phrases que l’on peut vérifier.',
    ],
    questions: [
      'Qui entretiendra cela après la livraison ?',
      'Y a-t-il un environnement de test, ou faut-il le créer ?',
      'Que se passe-t-il aujourd’hui quand quelque chose échoue, et qui le sait ?',
      'Quelle partie de l’existant ne doit pas être touchée ?',
    ],
    tips: [
      'essayer de restaurer une sauvegarde avant tout changement évite la pire des surprises.',
      'un accès propre à chaque intervenant se ferme plus facilement ensuite.',
      'essayer le site sur un vieux téléphone et une connexion lente montre aussitôt ce qui gêne.',
      'ranger chaque mot de passe dans un gestionnaire, et non dans la messagerie, évite des ennuis.',
    ],
  },
  text: {
    signs:
      /(?<!\p{L})(?:r[ée]dac\p{L}*|r[ée]dig\p{L}*|[ée]cri\p{L}*|articles?|blog|textes?|contenus?|tradu\p{L}*|relec\p{L}*|relire|orthograph\p{L}*|bibliograph\p{L}*|m[ée]moires|manuscrit\p{L}*|corrig\p{L}*|correct\p{L}*|livre|roman|sc[ée]nario|mots|newsletter|infolettre|sous-titr\p{L}*|catalogue)(?!\p{L})/giu,
    insights: [
      'Un texte marche quand le lecteur retrouve sa propre question dès la première ligne.',
      'La voix se décide dans les premiers paragraphes ; mieux vaut l’accorder sur un court échantillon.',
      'Enlever améliore souvent plus qu’ajouter, et pour enlever il faut savoir ce qui doit rester.',
      'Les termes qui reviennent méritent leur liste, sinon chaque page les dira autrement.',
    ],
    first: [
      'Écrire un court échantillon et régler le ton avec lui avant de continuer.',
      'Lire ce qui est déjà publié et noter les mots, les tournures et ce qu’il faut éviter.',
      'Préparer une liste de termes et la faire valider avant le premier texte.',
      'Fixer pour qui l’on écrit et ce que cette personne doit faire après la lecture.',
    ],
    questions: [
      'Quel texte déjà publié sonne comme celui-ci devrait sonner ?',
      'Qui le lira, et que devrait faire cette personne ensuite ?',
      'Y a-t-il des mots que la maison emploie toujours, ou jamais ?',
      'Qui relit le contenu avant la publication ?',
    ],
    tips: [
      'lire un texte à voix haute montre en un instant ce qui est de trop.',
      'une liste des mots de la maison servira à tous les textes suivants.',
      'le meilleur titre se cache souvent dans le deuxième paragraphe.',
      'laisser reposer un texte une nuit améliore toute relecture.',
    ],
  },
  design: {
    signs:
      /(?<!\p{L})(?:graphi\p{L}*|couvertures?|cartes?|menus?|redessin\p{L}*|dessin\p{L}*|design\p{L}*|logo\p{L}*|marque|identit[ée]|brochures?|affiches?|illustr\p{L}*|figma|photoshop|banni[èe]re\p{L}*|typograph\p{L}*|vid[ée]os?|anima\p{L}*|photos?|images?|emballages?|[ée]tiquettes?|maquett\p{L}*)(?!\p{L})/giu,
    insights: [
      'Un bon dessin se reconnaît en petit et dans une seule couleur ; le reste est parure.',
      'Ce que l’on voit d’abord décide si le reste sera lu : la hiérarchie passe avant le style.',
      'Quelques pistes bien différentes aident mieux à choisir que beaucoup de semblables.',
      'Mieux vaut voir le projet à sa vraie place au plus tôt : à l’écran, sur la boîte ou au mur.',
    ],
    first: [
      'Réunir des exemples qui plaisent et qui déplaisent, et mettre des mots sur le pourquoi.',
      'Montrer des croquis rapides dans des directions différentes, avant d’en polir un.',
      'Fixer où le résultat sera vu et dans quelles tailles, et l’essayer là dès le début.',
      'Accorder couleurs, lettres et ton sur une seule page d’exemple.',
    ],
    questions: [
      'Où sera-t-il vu d’abord : à l’écran, sur papier ou ailleurs ?',
      'Que devrait penser quelqu’un qui le voit une seconde ?',
      'Y a-t-il des couleurs ou des lettres qui appartiennent déjà à la maison ?',
      'Quel exemple plaît, et qu’a-t-il de plus que les autres ?',
    ],
    tips: [
      'regarder une maquette en gris montre aussitôt si la hiérarchie tient.',
      'demander toujours les fichiers ouverts évite de payer la même chose à nouveau.',
      'une épreuve sur l’imprimante du bureau révèle la moitié des défauts.',
      'montrer le projet à quelqu’un qui ne le connaît pas donne l’avis le plus utile.',
    ],
  },
  data: {
    signs:
      /(?<!\p{L})(?:donn[ée]es|excel|tableurs?|tableaux?|rapports?|analys\p{L}*|tableau de bord|dashboard|power ?bi|sql|statisti\p{L}*|formules?|graphiques?|enqu[êe]tes?|indicateur\p{L}*|scraping|mod[èe]le\p{L}*)(?!\p{L})/giu,
    insights: [
      'Les chiffres convainquent quand chacun peut les suivre jusqu’à leur source.',
      'L’essentiel du travail est dans le nettoyage, et c’est lui qui rend le résultat fiable.',
      'Un tableau vaut ce que vaut la question à laquelle il répond : la question vient donc d’abord.',
      'Les valeurs manquantes racontent leur propre histoire et ne doivent pas être masquées.',
    ],
    first: [
      'Examiner les données de départ et noter trous, doublons et bizarreries.',
      'Écrire les questions auxquelles le résultat doit répondre, avec un exemple pour chacune.',
      'Calculer une petite partie à la main, pour pouvoir comparer.',
      'Fixer d’où vient chaque chiffre et qui le valide.',
    ],
    questions: [
      'Quelle décision sera prise avec le résultat ?',
      'D’où viennent les données, et qui les corrige quand elles sont fausses ?',
      'À quel rythme faudra-t-il mettre à jour ?',
      'Quel chiffre d’aujourd’hui n’inspire pas confiance ?',
    ],
    tips: [
      'garder les données d’origine intactes sur une autre feuille permet de refaire chaque pas.',
      'une colonne avec la date de chaque donnée évite bien des discussions.',
      'mieux vaut écrire la définition de chaque chiffre juste à côté de lui.',
      'un contrôle des totaux à la fin révèle presque toutes les erreurs.',
    ],
  },
  office: {
    signs:
      /(?<!\p{L})(?:assistant\p{L}*|administrati\p{L}*|agenda|courriels?|e-?mails?|factur\p{L}*|comptab\p{L}*|service client|clients|clientèle|appels?|r[ée]seaux sociaux|instagram|campagnes?|publicit[ée]\p{L}*|marketing|ventes|r[ée]servations?|transcri\p{L}*|juridi\p{L}*|contrats?|imp[ôo]ts?)(?!\p{L})/giu,
    insights: [
      'Dans ce genre de travail, la régularité vaut mieux qu’une journée brillante.',
      'Ce qui se répète mérite une règle écrite ; le rare, une question à temps.',
      'Un bon système se reconnaît à ce que personne n’a besoin de demander où l’on en est.',
      'Les premières semaines décident : ce qui s’apprend, ce qui se note et ce qui commence à rouler seul.',
    ],
    first: [
      'Parcourir une semaine normale et noter ce qui arrive, qui s’en occupe et ce qui reste en plan.',
      'Écrire les règles des cas fréquents et les faire valider avant de commencer.',
      'Prendre d’abord une petite tâche entière, puis élargir.',
      'Préciser ce qui peut se décider sans demander et ce qui ne le peut pas.',
    ],
    questions: [
      'Quelle tâche prend aujourd’hui plus de temps qu’elle n’en mérite ?',
      'Quels cas peuvent se régler sans demander, et lesquels non ?',
      'Par quel moyen vaut-il mieux prévenir quand c’est urgent ?',
      'Qu’est-ce qui devrait rouler seul dans quelque temps ?',
    ],
    tips: [
      'noter pendant une semaine ce qui interrompt montre quoi déléguer d’abord.',
      'quelques réponses types bien écrites épargnent des heures chaque semaine.',
      'un seul endroit pour les tâches en attente vaut mieux que le meilleur logiciel.',
      'mieux vaut convenir de ce qui est urgent, sinon tout l’est.',
    ],
  },
};
