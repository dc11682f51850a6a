import { small } from '../lowered.ts';
import type { Tongue } from '../tongue.ts';
import { ADDRESS } from './address.ts';
import { ADVICE } from './advice.ts';
import { CASUAL, FRIENDLY } from './familiar.ts';
import { CONVERSATIONAL, ENTHUSIASTIC } from './lively.ts';
import { PLAIN } from './plain.ts';
import { FORMAL, PROFESSIONAL } from './polite.ts';
import { TRADES } from './trades.ts';

// Articles and the like: whatever else begins a step may be a noun.
const NO_NOUN =
  /^(?:Den|Die|Das|Der|Dem|Ein|Eine|Einen|Einem|Mit|Zuerst|Alle|Alles|In|An|Auf|Aus|Für|Klären|Prüfen|Festhalten|Festlegen|Entscheiden|Vereinbaren|Durchsehen|Immer|Durch|Nach|Erst|Gleich|Sofort|Jede|Jeden|Jedes|Auftauchende|Offene|Rasche|Entfernen|Zeigen|Ansehen|Anschauen|Absprechen|Nachfragen|Vereinbaren)\b/;

/** German: 'Sie', and 'du' where it is relaxed or the client says it. */
export const DE: Tongue = {
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
  familiar: new Set(['casual', 'conversational']),
  address: ADDRESS,
  smooth: (text) => text,
  fixed: {
    quotes: ['„', '“'],
    colon: ': ',
    and: 'und',
    titleLines: [
      'Der Titel sagt es knapp: {t}.',
      'Über der Ausschreibung steht {t}.',
      '{t} lautet der Titel, und damit ist vieles gesagt.',
      'So lautet der Titel: {t}.',
    ],
    tipLeads: [
      'Wer auch immer den Auftrag bekommt:',
      'Ein Tipp in jedem Fall:',
      'So oder so nützlich:',
      'Und etwas, das immer hilft:',
    ],
    codeLines: [
      'Das gewünschte Wort: {w}',
      'Wie in der Ausschreibung erbeten: {w}',
      'Das Kennwort: {w}',
      'Als Zeichen, dass die Ausschreibung gelesen ist: {w}',
    ],
    check: { answered: 'Die Kontrollfrage, {e}: {v}', blank: 'Die Kontrollfrage: [Antwort auf {e}]' },
    labels: {
      samples: 'Arbeitsproben',
      portfolio: 'Portfolio',
      rate: 'Preis',
      timeline: 'Geschätzte Dauer',
      availability: 'Verfügbarkeit',
      experience: 'Erfahrung',
      plan: 'Plan',
      resume: 'Lebenslauf',
      introduction: 'Vorstellung',
    },
    askBlanks: {
      samples: '[Links zu Ihren Arbeitsproben]',
      portfolio: '[Link zu Ihrem Portfolio]',
      rate: '[Ihr Preis]',
      timeline: '[Ihr Zeitbedarf]',
      availability: '[Ihre Stunden und Ihr frühester Beginn]',
      experience: '[Ihre Erfahrung damit und ein Ergebnis]',
      plan: '[Ihr Plan]',
      resume: '[Ihr Lebenslauf, angehängt oder als Link]',
      introduction: '[ein Satz über Sie]',
      other: '[Ihre Antwort]',
    },
    blanks: {
      experience: '[Ihre Erfahrung damit und ein Ergebnis]',
      availability: '[Ihre Stunden und Ihr frühester Beginn]',
      rate: '[Ihr Preis]',
      timeline: '[Ihr Zeitbedarf]',
      approach: '[Ihre Wahl und der Grund dafür]',
      location: '[Ihr Wohnort]',
      other: '[Ihre Antwort]',
    },
    planAbove: 'Plan und Vorgehen: Sie stehen weiter oben, Schritt für Schritt.',
    saidAbove: 'Davon handelt die Arbeit, die weiter oben genannt ist.',
    onRequest: 'Die übrigen Fragen: ausführlich, sobald es gewünscht ist.',
    beginnings: [
      'Als Erstes wäre das dran: {f}',
      'Der erste Schritt ist klein: {f}',
      'Zu Beginn: {f}',
      'Ein guter Anfang: {f}',
    ],
    along: ['Unterwegs: {m}', 'Zwischendurch: {m}', 'Von Schritt zu Schritt: {m}', 'Bei jedem Schritt: {m}'],
    endings: ['Und am Ende: {l}', 'Zum Schluss: {l}', 'Der letzte Schritt: {l}', 'Ganz zuletzt: {l}'],
    heard: [
      'Ein Satz der Ausschreibung wiegt mehr als die anderen: {q}.',
      'Die Ausschreibung sagt es deutlich: {q}.',
      'Von allem, was dort steht, prägt dies die Arbeit: {q}.',
      'Hier sollte die Arbeit ansetzen: {q}.',
      'In der Ausschreibung steht {q}, und daraus ergibt sich der Rest.',
      'Das darf nicht aus dem Blick geraten: {q}.',
    ],
    skills: 'Was die Ausschreibung verlangt und in meinem Profil steht: {tools}.',
    ownWords: [
      'Aus meinem Profil, in der Originalsprache:',
      'Ein Satz aus meinem Profil, unverändert:',
      'Wörtlich aus meinem Profil:',
      'In meinem Profil steht:',
    ],
    afterColon: (text) => (NO_NOUN.test(text) ? small(text) : text),
    midSentence: (text) => text.replace(/^\p{Lu}\p{Ll}+e (?=\p{Lu})/u, (adjective) => adjective.toLowerCase()),
    asksHow: /(?<!\p{L})wie (?:w[üu]rden|w[üu]rdest|gehen|gehst|wollen|willst|planen|planst)(?!\p{L})/iu,
  },
};
