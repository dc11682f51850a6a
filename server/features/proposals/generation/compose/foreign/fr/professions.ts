import type { Profession, Trade } from '../tongue.ts';

export const PROFESSIONS: Record<Profession, Trade> = {
  law: {
    signs:
      /(?<!\p{L})(?:avocate?s?|juridiques?|juristes?|l[ée]ga(?:l|le|ux|les)|contrats?|clauses?|statuts|confidentialit[ée]|rgpd|propri[ée]t[ée] intellectuelle|mentions l[ée]gales|cgv|litiges?|licences?)(?!\p{L})/giu,
    insights: [
      'Un document juridique se juge le jour du désaccord, et c’est pour ce jour-là qu’il s’écrit.',
      'Une clause que personne ne comprend ne protège personne : le clair est aussi le plus sûr.',
      'Ce qu’un modèle tout fait ne prévoit pas est souvent ce qui distingue ce cas des autres.',
      'Mieux vaut séparer ce que la loi exige de ce qui n’est qu’usage, car l’usage se négocie.',
    ],
    first: [
      'Lire les documents existants et signaler ce qui manque, ce qui est de trop et ce qui se contredit.',
      'Préciser quel droit s’applique et qui sont exactement les parties.',
      'Noter les risques par ordre de gravité, chacun avec le passage dont il vient.',
      'Fixer les points sur lesquels on ne cède pas, et ceux qui se discutent.',
    ],
    questions: [
      'Quelle situation précise ce document doit-il éviter ?',
      'Existe-t-il déjà une version signée de quelque chose d’approchant ?',
      'Qui signera, et qui relira le texte de l’autre côté ?',
      'Une date légale commande-t-elle tout le reste ?',
    ],
    tips: [
      'garder ensemble le contrat signé et ses annexes épargne la moitié de tout litige.',
      'lire d’abord la clause de sortie en dit long sur le reste du contrat.',
      'un message qui confirme ce qui s’est dit au téléphone vaut mieux que la meilleure mémoire.',
      'définir chaque terme à un seul endroit, et l’employer toujours de même, évite bien des débats.',
    ],
  },
  finance: {
    signs:
      /(?<!\p{L})(?:comptab\p{L}*|factures?|facturation|imp[ôo]ts?|tva|paie|bilans?|tr[ée]sorerie|rapprochements?|bancaires?|fisca\p{L}*|financi[eè]r\p{L}*|quickbooks|pennylane|[ée]critures|cl[ôo]ture)(?!\p{L})/giu,
    insights: [
      'Des livres bien tenus se reconnaissent à ce que chaque chiffre se suit jusqu’à sa pièce.',
      'Les erreurs de comptabilité sont rarement grandes : elles sont petites, se répètent et personne ne regarde.',
      'La clôture reste calme quand le douteux a été mis de côté à temps, et non deviné.',
      'Un chiffre qui arrive tard ne sert plus à décider, si exact soit-il.',
    ],
    first: [
      'Rapprocher les soldes de départ des relevés avant de saisir quoi que ce soit.',
      'Revoir le plan de comptes et marquer ce qui sert mal ou ne sert plus.',
      'Réunir ce qui est en attente, par type, et commencer par ce qui a une échéance légale.',
      'Convenir de qui valide quoi, et du chemin de chaque pièce.',
    ],
    questions: [
      'Jusqu’à quel mois les comptes sont-ils clos et relus ?',
      'Comment arrivent aujourd’hui les factures : sur papier, par courriel ou par un logiciel ?',
      'Qui dépose les déclarations, et que lui faut-il recevoir ?',
      'Quel chiffre faudrait-il voir chaque semaine sans le demander ?',
    ],
    tips: [
      'un compte à part pour le douteux évite de le chercher partout ensuite.',
      'photographier chaque reçu le jour même coûte moins que n’importe quel logiciel.',
      'séparer le compte personnel de celui de l’activité épargne des heures à chaque clôture.',
      'comparer le solde de la banque et les livres chaque semaine montre les erreurs tant qu’elles sont petites.',
    ],
  },
  translation: {
    signs:
      /(?<!\p{L})(?:tradu(?:ction|ire|it|its|cteur|ctrice|ctions|isent|ise)s?|interpr[èe]tes?|interpr[ée]tariat|sous-?titr\p{L}*|localisation|bilingues?|natif|native|natifs|langues?|glossaires?)(?!\p{L})/giu,
    insights: [
      'Une bonne traduction ne se remarque pas : on croit le texte né dans sa langue.',
      'Le difficile n’est pas le mot rare, mais le mot courant qui dit autre chose de l’autre côté.',
      'Les noms, les mesures et les formules de politesse demandent une règle avant la première ligne.',
      'Un terme rendu de deux façons fait douter de tout le texte.',
    ],
    first: [
      'Préparer un court glossaire des termes qui reviennent, et le faire valider avant de continuer.',
      'Traduire d’abord une page difficile, pour fixer avec elle le ton et l’adresse au lecteur.',
      'Lire l’original en entier et marquer l’ambigu, pour tout demander en une fois.',
      'Décider de ce qui reste dans la langue d’origine : noms propres, marques, citations.',
    ],
    questions: [
      'Pour quel pays, et pour quels lecteurs, traduit-on ?',
      'Y a-t-il des traductions antérieures dont il faut garder le vocabulaire ?',
      'Qui relira le texte dans la langue d’arrivée ?',
      'Le texte sera-t-il lu sur papier, à l’écran ou à voix haute ?',
    ],
    tips: [
      'envoyer aussi la maquette aide : un bouton et un titre ne se traduisent pas pareil.',
      'une liste des mots à ne jamais traduire évite la plupart des corrections.',
      'relire la traduction sans l’original à côté montre où elle sonne empruntée.',
      'arrêter l’original avant de traduire coûte moins que corriger en deux langues.',
    ],
  },
  video: {
    signs:
      /(?<!\p{L})(?:vid[ée]os?|reels?|podcasts?|youtube|tiktok|premiere|davinci|after effects|montage|tournages?|voix off|audio|animation|animations|rushs?|rushes|musique|mixage|vlogs?)(?!\p{L})/giu,
    insights: [
      'Dans une vidéo, les premières secondes décident si l’on reste ; elles se montent donc avant tout.',
      'Un son propre excuse une image simple ; l’inverse n’arrive presque jamais.',
      'Le rythme naît de ce que l’on coupe : chaque plan doit mériter sa place.',
      'Ce qui se voit sur un téléphone sans le son doit se comprendre aussi bien.',
    ],
    first: [
      'Regarder tous les rushs et marquer les moments qui racontent vraiment quelque chose.',
      'Monter un court extrait comme échantillon de rythme, de couleur et de titres.',
      'Écrire en quelques lignes ce que le spectateur doit comprendre, et ordonner les images d’après cela.',
      'Convenir du format, de la durée et du lieu de diffusion avant la première coupe.',
    ],
    questions: [
      'Où sera-t-elle surtout regardée, et avec ou sans le son ?',
      'Quelle vidéo déjà publiée a le rythme souhaité ?',
      'Y a-t-il une musique, des polices ou des couleurs de la maison ?',
      'Que devrait faire quelqu’un juste après l’avoir vue ?',
    ],
    tips: [
      'enregistrer quelques secondes de silence dans chaque lieu aide beaucoup au son.',
      'garder les originaux sur deux disques coûte moins que de tourner à nouveau.',
      'noter les meilleurs moments pendant le tournage raccourcit le montage.',
      'vérifier les droits de la musique avant de s’y attacher épargne des regrets.',
    ],
  },
  teaching: {
    signs:
      /(?<!\p{L})(?:professeure?s?|profs?|cours|enseign\p{L}*|[ée]l[eè]ves?|[ée]tudiante?s?|tuteurs?|tutorat|formations?|formateurs?|formatrices?|le[çc]ons?|ateliers?|p[ée]dagog\p{L}*|examens?|e-?learning)(?!\p{L})/giu,
    insights: [
      'On apprend ce que l’on fait : une courte explication et un bon exercice valent mieux qu’une longue.',
      'Le vrai niveau se voit à ce que l’on résout sans aide, pas au cours que l’on a fini.',
      'Une erreur bien commentée apprend plus que plusieurs réussites de suite.',
      'Un plan d’étude tient quand il entre dans une semaine normale, avec sa fatigue et ses imprévus.',
    ],
    first: [
      'Commencer par un court test qui montre ce qui est su et où cela bloque.',
      'Fixer ce que l’élève devrait savoir faire à la fin, avec un exemple concret.',
      'Préparer une première leçon complète et l’ajuster d’après ce qui s’y passe.',
      'Ordonner le programme d’après ce qu’il faut savoir avant, et non d’après le manuel.',
    ],
    questions: [
      'Qu’est-ce qui a déjà été essayé, et où cela s’est-il arrêté ?',
      'Un examen ou une date donne-t-il le rythme ?',
      'Combien de temps reste-t-il entre les séances pour s’exercer ?',
      'Sur quel support a-t-on travaillé jusqu’ici ?',
    ],
    tips: [
      'quelques minutes par jour rapportent plus qu’un dimanche entier.',
      'expliquer à quelqu’un ce que l’on a appris est le meilleur examen qui soit.',
      'garder ses erreurs dans un carnet apprend plus que garder ses réussites.',
      's’arrêter tant que l’envie reste donne envie de reprendre.',
    ],
  },
  science: {
    signs:
      /(?<!\p{L})(?:ing[ée]nieure?s?|ing[ée]nierie|plans? techniques?|cao|autocad|solidworks|simulations?|calculs?|structure|laboratoires?|chimi\p{L}*|physique|biolog\p{L}*|scientifiques?|th[èe]se|circuits?|capteurs?|m[ée]cani\p{L}*|arduino|topograph\p{L}*)(?!\p{L})/giu,
    insights: [
      'Un calcul convainc quand quelqu’un d’autre peut le refaire avec les mêmes hypothèses.',
      'Les hypothèses décident du résultat plus que la formule ; elles s’écrivent donc devant.',
      'Un modèle simple que l’on peut vérifier vaut mieux qu’un modèle fin qu’il faut croire.',
      'Ce qui change à la fabrication est souvent ce que personne n’a coté sur le plan.',
    ],
    first: [
      'Réunir les données de départ et noter d’où vient chacune et quel crédit lui donner.',
      'Écrire les hypothèses et les normes qui s’appliquent, et les faire valider avant de calculer.',
      'Résoudre un cas simple dont le résultat est connu, pour vérifier la méthode.',
      'Fixer la précision vraiment nécessaire et la façon de la vérifier.',
    ],
    questions: [
      'Quelle norme ou quel contrôle le résultat doit-il passer ?',
      'Quelles données sont mesurées, et lesquelles sont estimées ?',
      'Avec quel logiciel, et dans quel format, l’équipe continuera-t-elle ?',
      'Quelle marge d’erreur serait encore acceptable ?',
    ],
    tips: [
      'écrire l’unité à côté de chaque chiffre évite les erreurs les plus chères.',
      'garder chaque version avec sa date permet de revenir à la dernière qui marchait.',
      'vérifier une seule valeur à la main révèle presque tous les défauts d’un modèle.',
      'noter aussi ce qui a été essayé sans succès épargne de le refaire.',
    ],
  },
  marketing: {
    signs:
      /(?<!\p{L})(?:marketing|campagnes?|annonces publicitaires|publicit[ée]s?|publicitaires?|google ads|meta ads|facebook|instagram|seo|r[ée]f[ée]rencement|r[ée]seaux sociaux|newsletters?|infolettres?|e-?mailing|tunnels?|prospects?|clics?|conversions?|community)(?!\p{L})/giu,
    insights: [
      'Une campagne échoue rarement par l’annonce : elle échoue par ce que l’on trouve après le clic.',
      'Mesurer peu de choses, et toujours les mêmes, en dit plus qu’un rapport plein de courbes.',
      'Le message qui marche est souvent déjà écrit, dans les mots des clients.',
      'Essayer une chose à la fois paraît lent, et c’est pourtant la seule façon d’apprendre.',
    ],
    first: [
      'Revoir ce qui a été publié jusqu’ici et ce qui a porté, chiffres à l’appui.',
      'Vérifier que la mesure est fiable avant de dépenser quoi que ce soit.',
      'Décrire avec ses propres mots la personne à qui l’on parle.',
      'Choisir un seul objectif mesurable et ranger le reste selon l’aide qu’il apporte.',
    ],
    questions: [
      'D’où viennent aujourd’hui les meilleurs clients ?',
      'Qu’est-ce qui compte comme un contact utile, et qui le rappelle ?',
      'Quelle campagne passée n’a pas pris, et à quoi l’attribue-t-on ?',
      'Qui valide les textes et les images avant la publication ?',
    ],
    tips: [
      'demander aux derniers clients comment ils sont venus vaut mieux que bien des outils.',
      'une page qui répond à une seule question rapporte plus qu’une page d’accueil.',
      'garder les annonces qui n’ont pas marché évite de les payer encore.',
      'décider d’avance du chiffre auquel on arrête une campagne garde la tête froide.',
    ],
  },
};
