import { lowered, small } from '../lowered.ts';
import type { Tongue } from '../tongue.ts';
import { ADDRESS } from './address.ts';
import { ADVICE } from './advice.ts';
import { CASUAL, FRIENDLY } from './familiar.ts';
import { CONVERSATIONAL, ENTHUSIASTIC } from './lively.ts';
import { PLAIN } from './plain.ts';
import { FORMAL, PROFESSIONAL } from './polite.ts';
import { TRADES } from './trades.ts';

/** French: 'vous' in every tone, since one addresses a client not yet met so; 'tu' where the client says it. */
export const FR: Tongue = {
  frames: {
    professional: PROFESSIONAL,
    formal: FORMAL,
    friendly: FRIENDLY,
    casual: CASUAL,
    conversational: CONVERSATIONAL,
    enthusiastic: ENTHUSIASTIC,
  },
  advice: ADVICE,
  plain: PLAIN,
  trades: TRADES,
  familiar: new Set(),
  address: ADDRESS,
  smooth: (text) => text.replace(/(?<!\p{L})de (?=[aeiouàâéèêîôœ])/giu, 'd’'),
  fixed: {
    quotes: ['«\u00a0', '\u00a0»'],
    colon: '\u00a0: ',
    and: 'et',
    titleLines: [
      'Le titre le dit en peu de mots : {t}.',
      'L’annonce porte le titre {t}.',
      '{t}, dit le titre, et tout y est.',
      'L’annonce s’intitule ainsi : {t}.',
    ],
    tipLeads: [
      'Quelle que soit la personne choisie :',
      'Un conseil, dans tous les cas :',
      'Utile de toute façon :',
      'Et ceci sert toujours :',
    ],
    codeLines: [
      'Le mot demandé : {w}',
      'Comme demandé dans l’annonce : {w}',
      'Le mot convenu : {w}',
      'Signe que l’annonce est lue : {w}',
    ],
    check: { answered: 'La vérification, {e} : {v}', blank: 'La vérification : [réponse à {e}]' },
    labels: {
      samples: 'Exemples de travaux similaires',
      portfolio: 'Portfolio',
      rate: 'Tarif',
      timeline: 'Délai estimé',
      availability: 'Disponibilité',
      experience: 'Expérience',
      plan: 'Plan',
      resume: 'CV',
      introduction: 'Présentation',
    },
    askBlanks: {
      samples: '[liens vers vos exemples]',
      portfolio: '[lien vers votre portfolio]',
      rate: '[votre tarif]',
      timeline: '[votre délai]',
      availability: '[vos heures et votre date de début]',
      experience: '[votre expérience en la matière et un résultat]',
      plan: '[votre plan]',
      resume: '[votre CV, joint ou en lien]',
      introduction: '[une phrase sur vous]',
      other: '[votre réponse]',
    },
    blanks: {
      experience: '[votre expérience en la matière et un résultat]',
      availability: '[vos heures et votre date de début]',
      rate: '[votre tarif]',
      timeline: '[votre délai]',
      approach: '[votre choix et sa raison]',
      location: '[où vous habitez]',
      other: '[votre réponse]',
    },
    planAbove: 'Plan et approche : ils sont plus haut, étape par étape.',
    saidAbove: 'C’est le sujet du travail cité plus haut.',
    onRequest: 'Les autres questions : en détail, sur simple demande.',
    beginnings: [
      'Ce qui viendrait d’abord : {f}',
      'La première étape est petite : {f}',
      'Pour commencer : {f}',
      'Un bon début : {f}',
    ],
    along: ['En chemin : {m}', 'Entre-temps : {m}', 'D’une étape à l’autre : {m}', 'À chaque étape : {m}'],
    endings: ['Et à la fin : {l}', 'Pour finir : {l}', 'En dernier : {l}', 'La dernière étape : {l}'],
    heard: [
      'Une phrase de l’annonce pèse plus que les autres : {q}.',
      'L’annonce le dit clairement : {q}.',
      'De tout ce qui est écrit, voici ce qui compte le plus : {q}.',
      'C’est par là qu’il faut commencer : {q}.',
      'On lit dans l’annonce {q}, et le reste en découle.',
      'À ne pas perdre de vue : {q}.',
    ],
    skills: 'De ce que demande l’annonce, on trouve dans mon profil : {tools}.',
    ownWords: [
      'De mon profil, dans la langue d’origine :',
      'Une phrase de mon profil, telle quelle :',
      'Mot pour mot, de mon profil :',
      'On lit dans mon profil :',
    ],
    afterColon: small,
    midSentence: lowered,
    asksHow: /(?<!\p{L})comment (?:vous )?(?:\p{L}+(?:riez|ez)[- ]vous|\p{L}+riez)(?!\p{L})/iu,
  },
};
