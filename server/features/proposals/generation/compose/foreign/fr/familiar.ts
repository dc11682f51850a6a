import type { Frames } from '../tongue.ts';

/** Warm, and relaxed; both say 'vous', as one does to a client not yet met. */
export const FRIENDLY: Frames = {
  hookOne: [
    'Un coup de main pour {a} vous ferait du bien.',
    'Votre annonce raconte quelque chose de concret : il faut {a}.',
    'On dirait que le plus important pour vous est ceci : {a}.',
    'Ce que vous cherchez se comprend tout de suite : {a}.',
  ],
  hookTwo: [
    'Un coup de main pour {a} et pour {b} vous ferait du bien.',
    'Deux souhaits ressortent de votre annonce : {a} et {b}.',
    'Ce que vous cherchez se comprend tout de suite : {a}, puis {b}.',
    'On dirait que le plus important est ceci : {a}. Juste derrière : {b}.',
  ],
  hookNoun: [
    'Ce qui vous ferait plaisir ici : {n}.',
    'Vous aimeriez finir avec {n}.',
    'Sur votre liste de souhaits, il y a {n}.',
    'Ce qui vous manque : {n}.',
  ],
  hookTitle: [
    'Un coup de main pour {t} vous ferait du bien.',
    'Toute votre annonce tourne autour de {t}.',
    'Il est question de {t}, et c’est agréable à lire.',
    'Vous cherchez de l’aide pour {t}.',
  ],
  more: [
    'Vous aimeriez aussi ceci : {list}.',
    'Et votre liste continue : {list}.',
    'Au passage, cela vous aiderait aussi : {list}.',
    'Vous ajoutez à cela : {list}.',
  ],
  tools: [
    'Vous travaillez avec {tools}, donc tout y restera.',
    'Le choix est déjà fait : {tools}.',
    'C’est utile de savoir avec quoi vous travaillez : {tools}.',
    'Votre boîte à outils est claire : {tools}.',
  ],
  timing: [
    'Vous mentionnez {quote}, alors le plus pressé viendra d’abord.',
    'Votre remarque, {quote}, aide : elle dit par quoi commencer.',
    'Avec {quote} en tête, mieux vaut commencer par le difficile.',
    'Je lis {quote} dans votre annonce, et le plan en tiendra compte.',
  ],
  approach: [
    'Voici comment je m’y prendrais, pas à pas :',
    'Je vous raconte comment je ferais :',
    'Un plan simple, pour que vous sachiez à quoi vous attendre :',
    'Ensemble, cela se passerait ainsi :',
  ],
  conduct: [
    'Vous suivrez tout et aurez quelque chose à regarder après chaque étape.',
    'Pas besoin de courir après les nouvelles : chaque étape donnera quelque chose à voir.',
    'Nous irons à petits pas, pour que vous puissiez dire « un peu plus à gauche » tant que c’est facile.',
    'Vous verrez les choses tôt et souvent, et vos remarques décideront de la suite.',
  ],
  manner: [
    'Si quelque chose m’échappe, je vous le demanderai simplement.',
    'Et si un plan tourne mal, vous l’apprendrez de ma bouche, avec une idée pour le rattraper.',
    'Ce que nous déciderons sera noté, pour que personne n’ait à s’en souvenir.',
    'Mes questions viendront ensemble, pour ne pas manger votre journée.',
  ],
  portfolio: [
    'Faites un tour par ici : {url}',
    'Quelques travaux à parcourir : {url}',
    'Si vous voulez en voir plus : {url}',
    'De quoi vous faire une idée : {url}',
  ],
  before: [
    'Une chose m’aiderait à démarrer :',
    'J’aimerais vous poser une question avant :',
    'Une petite question, parce qu’elle change le début :',
    'Juste pour commencer au bon endroit :',
  ],
  after: [
    'Écrivez-moi, et je vous esquisserai la première étape.',
    'Dites-m’en un peu plus, et une première esquisse suivra.',
    'Quelques mots de vous suffisent ; je m’occupe du reste.',
    'Dès que vous me direz, je mettrai la première étape par écrit.',
  ],
  close: [
    'Dites-moi ce que vous en pensez, et j’esquisserai la première étape.',
    'Envoyez-moi quelques mots là-dessus, et je continue à partir de là.',
    'Racontez-moi comment vous voyez cela, et une première esquisse suivra.',
    'Écrivez-moi quand cela vous arrange, et je mettrai la première étape par écrit.',
  ],
};

export const CASUAL: Frames = {
  hookOne: [
    'La mission, en bref : {a}.',
    'Version courte de votre annonce : {a}.',
    'Donc, il faut {a}. Bien reçu.',
    'Autrement dit : {a}, et que ce soit bien fait.',
  ],
  hookTwo: [
    'La mission, en bref : {a}. Et ensuite, {b}.',
    'Donc : {a} et {b}. Bien reçu.',
    'Version courte de votre annonce : {a}, plus {b}.',
    'D’abord, à faire : {a} et {b}.',
  ],
  hookNoun: [
    'Vous voulez {n}. Tout simplement.',
    'En bref, il vous faut {n}.',
    'Ce qu’il y a à faire : {n}.',
    'Ce qui manque : {n}.',
  ],
  hookTitle: [
    'Il vous faut un coup de main : {t}.',
    'Ici, on parle de {t}.',
    'En bref : {t}. Bien reçu.',
    'Il faut s’occuper de {t}.',
  ],
  more: ['Aussi sur la liste : {list}.', 'Et le reste : {list}.', 'En plus : {list}.', 'Puis il y a ça : {list}.'],
  tools: [
    'Outils : {tools}. Parfait.',
    'Tout avec {tools}, d’après l’annonce.',
    'Vous utilisez {tools}. Bon à savoir.',
    'Avec quoi : {tools}.',
  ],
  timing: [
    'Vous dites {quote}, alors d’abord l’essentiel.',
    '{quote}, c’est écrit. Donc le plus dur d’abord.',
    'Délai : {quote}. Noté.',
    'Avec {quote}, inutile de démarrer doucement.',
  ],
  approach: ['Ça se passerait comme ça :', 'Mon idée :', 'Le plan :', 'En gros :'],
  conduct: [
    'Vous verrez les choses au fur et à mesure. Pas de grande surprise à la fin.',
    'Des petits pas, et vous pourrez intervenir à chacun.',
    'Après chaque étape, il y aura quelque chose à ouvrir.',
    'Pas de silence radio : vous saurez ce qui est fait et ce qui coince.',
  ],
  manner: [
    'Si ce n’est pas clair, je demanderai. Pas de devinettes.',
    'Si le plan est mauvais, je le dirai et j’en apporterai un meilleur.',
    'Les questions viendront d’un coup, pas au compte-gouttes.',
    'Ce qu’on décide sera noté. Court, mais noté.',
  ],
  portfolio: ['À regarder : {url}', 'Voyez par ici : {url}', 'Jetez un œil : {url}', 'La suite est ici : {url}'],
  before: [
    'Une chose avant :',
    'Question rapide :',
    'Il me manque juste une info :',
    'La seule chose que je me demande :',
  ],
  after: [
    'Dites-moi, et je vous passe une première esquisse.',
    'Un message, et on démarre.',
    'Vous me dites, et je dessine la première étape.',
    'Une ligne suffit.',
  ],
  close: [
    'Envoyez-moi une ligne, et on démarre.',
    'Dites-moi, et je dessine la première étape.',
    'Une ligne suffit. Je prends la suite.',
    'Donnez-moi votre idée, et je vous passe une esquisse.',
  ],
};
