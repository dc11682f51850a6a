import type { Frames } from '../tongue.ts';

/** The tones that talk, and that show energy. */
export const CONVERSATIONAL: Frames = {
  hookOne: [
    'Si je comprends bien, il s’agit {d}.',
    'En lisant votre annonce, une chose saute aux yeux : {a}.',
    'Je le lis ainsi : quelqu’un doit {a}.',
    'Donc, ce qu’il faut faire : {a}.',
  ],
  hookTwo: [
    'Je le lis ainsi : d’abord {a}, ensuite {b}.',
    'En lisant votre annonce, deux choses sautent aux yeux : {a} et {b}.',
    'Il y a donc deux chantiers : {a} et {b}.',
    'Si je lis bien, vous voulez {a} et, au passage, {b}.',
  ],
  hookNoun: [
    'Donc, il vous manque {n}.',
    'Je le lis ainsi : vous voulez {n}.',
    'Si je lis bien, vous cherchez {n}.',
    'Au bout du chemin, vous voulez {n}.',
  ],
  hookTitle: ['Donc, le sujet : {t}.', 'Je le lis ainsi : {t}.', 'Ce qui vous occupe : {t}.', 'Parlons de {t}.'],
  more: [
    'Et il y a encore ceci sur la table : {list}.',
    'Ensuite, vous parlez aussi de ceci : {list}.',
    'En chemin, on trouve encore : {list}.',
    'Je ne voudrais pas oublier ceci : {list}.',
  ],
  tools: [
    'Vous dites utiliser {tools} ; très bien, je n’en bougerai pas.',
    'Pour les outils, vous parlez de {tools}.',
    'On ferait cela avec {tools}, comme vous l’écrivez.',
    'Et tout cela avec {tools}, si je lis bien.',
  ],
  timing: [
    'Vous écrivez {quote}, et cela met déjà de l’ordre.',
    'Quand je lis {quote}, je vois par où commencer.',
    'Et puis il y a le délai : {quote}. Il faudra aller à l’essentiel.',
    'Je prends au sérieux ce que vous écrivez : {quote}.',
  ],
  approach: [
    'Je m’y prendrais de cette façon :',
    'Je vous explique comment cela irait :',
    'Ma façon de faire, dans l’ordre :',
    'En pratique, ce serait ainsi :',
  ],
  conduct: [
    'Je vous montrerai chaque partie dès qu’elle sera visible, et nous en parlerons.',
    'Vous verrez le projet grandir, et vous direz s’il va où vous voulez.',
    'Mieux vaut plusieurs petites boucles qu’une grande : personne n’est surpris.',
    'Je vous raconterai aussi ce qui se complique, pas seulement ce qui marche.',
  ],
  manner: [
    'Quand un point me laissera un doute, je demanderai avant de trancher.',
    'Si je vois un meilleur chemin, je le dirai, et vous déciderez.',
    'Après chaque échange, je noterai l’essentiel en quelques lignes.',
    'Et si quelque chose déraille, vous le saurez le jour même.',
  ],
  portfolio: [
    'Si vous voulez fouiller un peu : {url}',
    'Regardez à l’occasion : {url}',
    'On trouve de mes travaux ici : {url}',
    'Au cas où vous voudriez voir : {url}',
  ],
  before: [
    'Il me reste un doute :',
    'Il y a une chose que j’aimerais savoir :',
    'Avant d’aller plus loin, dites-moi :',
    'Et maintenant, à mon tour de demander :',
  ],
  after: [
    'Avec cela, je vous décrirai la première étape.',
    'Vous me dites, et je vous écris comment nous commencerions.',
    'Selon la réponse, je vous enverrai un début concret.',
    'Répondez à votre rythme, et nous continuerons à partir de là.',
  ],
  close: [
    'Répondez-moi là-dessus, et je vous décrirai la première étape.',
    'Dites-moi comment vous voyez cela, et je vous écris comment nous commencerions.',
    'Avec votre réponse, nous pourrons parler de concret.',
    'Si cela vous parle, répondez-moi, et nous continuerons à partir de là.',
  ],
};

export const ENTHUSIASTIC: Frames = {
  hookOne: [
    'Quel beau projet ! Il faut {a}, et il y a de quoi faire.',
    'Voilà qui donne envie de commencer : {a}.',
    'On peut aller loin ici : {a}.',
    'Une mission qui a du sens : {a}.',
  ],
  hookTwo: [
    'Voilà qui donne envie de commencer : {a} et, en plus, {b}.',
    'Deux tâches qui se renforcent : {a} et {b}.',
    'On peut aller loin ici : {a} et aussi {b}.',
    'Quelle belle combinaison ! Il faut {a} et {b}.',
  ],
  hookNoun: [
    'Vivement que ce soit là ! Vous voulez {n}.',
    'Il y a quelque chose de beau à faire ici : {n}.',
    'C’est prometteur : {n}.',
    'Ce dont vous rêvez ici : {n}.',
  ],
  hookTitle: [
    '{t} : quel beau point de départ !',
    'C’est prometteur : {t}.',
    'Il y a quelque chose de beau à faire ici : {t}.',
    'De quoi avoir envie de s’y mettre : {t}.',
  ],
  more: [
    'Et c’est encore mieux, car il y a aussi ceci : {list}.',
    'La liste continue, et à raison : {list}.',
    'D’autres parties comptent tout autant : {list}.',
    'Et le reste complète le tableau : {list}.',
  ],
  tools: [
    'Et avec {tools} : bon choix !',
    'C’est bien que ce soit déjà décidé : {tools}.',
    'Tout avec {tools}, comme vous le demandez.',
    'Ce sera avec {tools}, et cela se verra.',
  ],
  timing: [
    'Vous écrivez {quote} : alors droit à l’essentiel.',
    'Avec {quote}, chaque pas devra compter, et il comptera.',
    '{quote}, dites-vous. Le plan prend ce rythme.',
    'Le délai aussi est clair : {quote}.',
  ],
  approach: [
    'Voici comment je lui donnerais vie :',
    'Le chemin serait celui-ci :',
    'J’imagine le travail ainsi :',
    'Et tout prendrait forme comme ceci :',
  ],
  conduct: [
    'Vous verrez des résultats tôt, et chacun pourra s’améliorer avec vos remarques.',
    'Chaque étape laissera quelque chose de visible, déjà prêt à essayer.',
    'Plus tôt vous le verrez grandir, mieux ce sera.',
    'Nous avancerons par petites livraisons, et chacune vous rapprochera du but.',
  ],
  manner: [
    'Chaque question viendra à temps, jamais quand il est trop tard.',
    'Si une meilleure idée surgit en chemin, vous l’entendrez tout de suite.',
    'Tout ce qui sera décidé restera écrit, et rien de bon ne se perdra.',
    'Et si quelque chose demande plus que prévu, vous le saurez le jour même.',
  ],
  portfolio: [
    'Regardez ceci ! {url}',
    'Voici du travail à voir : {url}',
    'Pour ouvrir l’appétit : {url}',
    'Quelques exemples : {url}',
  ],
  before: [
    'Une question, et le meilleur peut commencer :',
    'Il ne manque qu’une chose :',
    'Cette réponse éclairera tout :',
    'Ce qui m’intrigue le plus :',
  ],
  after: [
    'Racontez-moi, et je mettrai la première étape par écrit !',
    'Répondez, et vous aurez un début concret en main.',
    'Avec votre réponse, la première étape suivra aussitôt.',
    'Dites-le-moi, et je vous enverrai de quoi déjà commencer.',
  ],
  close: [
    'Répondez à cela, et je mettrai la première étape par écrit !',
    'Avec votre réponse, la première étape suivra aussitôt.',
    'Racontez-moi comment vous voyez cela, et un début concret suivra.',
    'Une ligne de vous, et c’est parti.',
  ],
};
