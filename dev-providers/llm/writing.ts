import type { ModelRequest } from './reading.ts';

/** Each in its language, so that a text is in one. */
const WORDS = {
  English: {
    hook: 'The first busy day decides whether this holds. What breaks there is the part that nobody tries before it goes live.',
    plan: [
      'First I would look at what is there and agree with you on what done means.',
      'Then I would go through the parts in your order and show each as soon as it works.',
      'Last I would hand over everything that you need to run it without me.',
    ],
    proof: 'The closest project I have done: [your nearest project].',
    rate: 'My rate for this is [your rate].',
    answer: 'On this I would say: [your answer].',
    close: 'Which part of this has to work first?',
    ps: 'Write down today which part you would miss most if it stopped.',
    headings: ['First step', 'Work like this', 'Your questions', 'One question'],
  },
  Spanish: {
    hook: 'El primer día de mucho trabajo decide si esto aguanta. Lo que falla es la parte que nadie prueba antes de empezar.',
    plan: [
      'Primero miraría lo que ya hay y acordaría con usted cuándo está terminado.',
      'Luego iría por las partes en su orden.',
    ],
    proof: 'El proyecto más parecido que he hecho: [su proyecto].',
    rate: 'Mi tarifa para esto es [su tarifa].',
    answer: 'Sobre esto diría: [su respuesta].',
    close: '¿Qué parte de esto tiene que funcionar primero?',
    ps: 'Anote hoy qué parte le faltaría más si se parase.',
    headings: ['Primer paso', 'Un proyecto parecido', 'Sus preguntas', 'Una pregunta'],
  },
  German: {
    hook: 'Der erste volle Tag entscheidet, ob das hält. Was dann bricht, ist der Teil, den vorher niemand ausprobiert.',
    plan: [
      'Zuerst würde ich ansehen, was schon da ist, und mit Ihnen klären, wann es fertig ist.',
      'Dann ginge ich die Teile in Ihrer Reihenfolge durch.',
    ],
    proof: 'Das nächste Projekt, das ich gemacht habe: [Ihr Projekt].',
    rate: 'Mein Satz dafür ist [Ihr Satz].',
    answer: 'Dazu würde ich sagen: [Ihre Antwort].',
    close: 'Welcher Teil davon muss zuerst laufen?',
    ps: 'Notieren Sie heute, welcher Teil am meisten fehlen würde.',
    headings: ['Erster Schritt', 'Ein solches Projekt', 'Ihre Fragen', 'Eine Frage'],
  },
} as const;

const LANGUAGE = /Language: (\w+)|Write in (\w+)\./;

function wordsOf({ user }: ModelRequest) {
  const [, option, task] = LANGUAGE.exec(user) ?? [];
  const name = option ?? task ?? 'English';
  return name === 'Spanish' || name === 'German' ? WORDS[name] : WORDS.English;
}

/** A proposal that keeps every rule, from the material alone; or the change that TASK asks for. */
export function goodText(asked: ModelRequest): string {
  const task = asked.sections.get('TASK');
  return task === undefined ? proposal(asked) : change(asked, task);
}

function proposal(asked: ModelRequest): string {
  const { hook, plan, proof, close, ps, headings } = wordsOf(asked);
  const own = (asked.sections.get('PROFILE') ?? '').split(/(?<=[.!?])\s+/).find((text) => /^(?:I|My)\b/.test(text));
  const typed = [...(asked.sections.get('LINES') ?? '').matchAll(/^- [^:]+: (.+)$/gm)].map(([, text = '']) =>
    withStop(text),
  );
  const answers = answersIn(asked);
  return [
    hook,
    `## ${headings[0]}\n${plan.join(' ')}`,
    `## ${headings[1]}\n${[own ?? proof, ...typed].join(' ')}`,
    ...(answers.length > 0 ? [`## ${headings[2]}\n${answers.join('\n')}`] : []),
    `## ${headings[3]}\n${close}`,
    `P.S. ${ps}`,
  ].join('\n\n');
}

function answersIn(asked: ModelRequest): string[] {
  const { rate, answer } = wordsOf(asked);
  const wanted = [...(asked.sections.get('CHECKLIST') ?? '').matchAll(/^- (?:question|wants): (.+)$/gm)];
  return wanted.map(([, text = '']) => (/rate|price|tarifa|Satz|Preis/i.test(text) ? rate : answer));
}

/** By the first words of its task. */
function change(asked: ModelRequest, task: string): string {
  const proposalText = asked.sections.get('PROPOSAL') ?? '';
  const now = asked.sections.get('SELECTION') ?? proposalText;
  const { hook, plan, close, headings } = wordsOf(asked);
  if (/fewer words/.test(task)) return shorter(now);
  if (/^Keep all/.test(task)) return `${now} You would see each part before it goes live.`;
  if (/stops midway/.test(task)) return `## ${headings[3]}\n${close}`;
  if (/three other first/.test(task))
    return [
      'The busiest hour of the week is where I would begin looking.',
      'One answer settles most of this: who uses it first?',
      plan[0],
    ].join('\n\n');
  if (/in this tone/.test(task)) return now.replace(/\bI would\b/g, "I'd");
  const words = /for this change of \w+: (.+)/.exec(task)?.[1];
  if (words !== undefined) return `${now} ${withStop(words.replace(/^mention (?:that )?/i, ''))}`;
  return now.includes(hook) ? now.replace(hook, hook.split('. ').toReversed().join('. ')) : `Put another way: ${now}`;
}

/** Without the last sentence of each paragraph that has more than one. */
function shorter(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(?<=[.!?]) [^.!?[\]]+[.!?]$/, ''))
    .join('\n');
}

function withStop(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
