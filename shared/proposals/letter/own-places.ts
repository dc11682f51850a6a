import type { Part } from '../blocks.ts';
import type { LetterFact, LetterLines, LetterMaterial } from './material.ts';
import { answerOfLine, lineInFrame, mendLine, proofOfLine, questionOfLine, stepOfLine } from './own-lines.ts';
import { asIs, contract, inFrame, type Said, sentence } from './pieces.ts';
import type { Place } from './place.ts';
import type { OwnSlot, StyleRow } from './styles.ts';

/** What every letter has, or has in a style: plan, proof, question, what goes wrong, the rate and the postscript. */
export function ownPlaces(material: LetterMaterial, lines: LetterLines, row: StyleRow): Place[] {
  const close: Part = row.asksFirst ? 'hook' : 'close';
  return [
    stepPlace(material, lines, row),
    proofPlace(material, lines, row),
    questionPlace(material, close),
    ...(row.asksFirst ? [framedPlace(material, 'why', 'hook')] : []),
    wrongPlace(material, row),
    ...(row.listsParts ? [framedPlace(material, 'needs', 'plan')] : []),
    ...ratePlaces(material),
    psPlace(material),
  ];
}

type OwnPlace = Pick<Place, 'given' | 'typed' | 'suggestions'> & Partial<Pick<Place, 'asked' | 'isDemand' | 'frame'>>;

function place({ words }: LetterMaterial, id: OwnSlot, part: Part, own: OwnPlace): Place {
  return { id, kind: id, part, prompt: words.prompts[id], frame: words.own[id], asked: null, isDemand: false, ...own };
}

function typed(id: string, part: Part, text: string): Said[] {
  return [asIs(part, text, 'line', id)];
}

/** The line that surely fits, in its frame; it is contracted where the tone does. */
function sure(material: LetterMaterial, part: Part, lines: readonly string[] = [], frame = '{x}'): Said[] {
  const { playbook, words } = material;
  const line = lines.find((one) => playbook?.sure.includes(one));
  if (line === undefined) return [];
  return [asIs(part, inFrame(frame, contract(line, words)), 'playbook', playbook?.file ?? '')];
}

function offered({ words }: LetterMaterial, lines: readonly string[] = []): string[] {
  return lines.map((line) => contract(line, words));
}

function stepPlace(material: LetterMaterial, lines: LetterLines, row: StyleRow): Place {
  const { words, playbook, answeredBy } = material;
  const withLead = (said: Said[]) => leadFirst('plan', words.lead.first_step, said);
  // 'To find out whether it is that' needs the cause before it.
  const isLoose = row.asksFor.includes('understanding') && lines.understanding === '';
  return place(material, 'first_step', 'plan', {
    ...(isLoose && { frame: words.lines.first }),
    asked: answeredBy.first_step,
    isDemand: answeredBy.first_step !== null,
    given: withLead(sure(material, 'plan', playbook?.first)),
    typed: (line) => withLead(typed('first_step', 'plan', stepOfLine(line, material))),
    suggestions: offered(material, playbook?.first),
  });
}

function proofPlace(material: LetterMaterial, lines: LetterLines, row: StyleRow): Place {
  const { words, lead, card, otherFacts, farFacts, answeredBy } = material;
  const jobs = jobsIn(material, lines, row);
  // Where a style has one sentence only, it is the job.
  const who = row.facts === 1 && jobs.length > 0 ? [] : card.map((fact) => factOf(fact, material));
  return place(material, 'proof', 'proof', {
    asked: answeredBy.proof,
    isDemand: answeredBy.proof !== null,
    given: leadFirst('proof', words.lead.proof, [...who, ...jobs]),
    typed: (line) => typed('proof', 'proof', proofOfLine(line, material)),
    suggestions: [...lead, ...otherFacts, ...card, ...farFacts].map(({ text }) => text),
  });
}

/** A fact that answers an ask is not said here as well. */
function jobsIn(material: LetterMaterial, lines: LetterLines, row: StyleRow): Said[] {
  const { lead, asks } = material;
  const answering = new Set(asks.flatMap(({ id, fact }) => (fact && lines[id] === undefined ? [fact.text] : [])));
  return lead
    .filter(({ text }) => !answering.has(text))
    .slice(0, row.facts)
    .map((fact) => factOf(fact, material));
}

function factOf({ id, text }: LetterFact, material: LetterMaterial): Said {
  return sentence('proof', mendLine(text, material), 'fact', id);
}

function questionPlace(material: LetterMaterial, part: Part): Place {
  const { words, playbook } = material;
  return place(material, 'question', part, {
    given: sure(material, part, playbook?.questions, words.own.question),
    typed: (line) => typed('question', part, questionOfLine(line, material)),
    suggestions: offered(material, playbook?.questions),
  });
}

function wrongPlace(material: LetterMaterial, row: StyleRow): Place {
  const { words, playbook } = material;
  const isWanted = row.asksFor.includes('understanding');
  return place(material, 'understanding', 'hook', {
    given: isWanted ? sure(material, 'hook', playbook?.wrong) : [],
    typed: (line) =>
      typed('understanding', 'hook', lineInFrame(line, isWanted ? words.own.understanding : '', material)),
    suggestions: offered(material, playbook?.wrong),
  });
}

/** Only the user knows it. */
function framedPlace(material: LetterMaterial, id: 'why' | 'needs', part: Part): Place {
  return place(material, id, part, {
    given: [],
    typed: (line) => typed(id, part, lineInFrame(line, material.words.own[id], material)),
    suggestions: [],
  });
}

/** For a rate that nobody asked for. */
function ratePlaces({ asks, words, rates, ...material }: LetterMaterial): Place[] {
  if (asks.some(({ frame }) => frame === 'rate' || frame === 'price')) return [];
  const frame = words.asks.rate;
  const answer = { frame: 'rate', topic: null, echo: null, inFrame: frame } as const;
  return [
    {
      ...{ id: 'rate', kind: 'rate', part: 'answers', prompt: words.prompts.rate, frame, asked: null, isDemand: false },
      given: [],
      typed: (line) => typed('rate', 'answers', answerOfLine(line, answer, { words, ...material })),
      suggestions: rates,
    },
  ];
}

function psPlace(material: LetterMaterial): Place {
  const { words, playbook } = material;
  return {
    ...{ id: 'ps', kind: 'ps', part: 'ps', prompt: words.prompts.ps, frame: '{x}', asked: null, isDemand: false },
    given: sure(material, 'ps', playbook?.tips),
    typed: (line) => typed('ps', 'ps', lineInFrame(line, '', material)),
    suggestions: offered(material, playbook?.tips),
  };
}

/** Who one is, and work that is named without a verb: a lead would not fit before it. */
const WHO =
  /^(?:I am|I['’]m|We are|I have \d|My |Ich bin|Wir sind|Mein|Je suis|Nous sommes|Mon |Ma |Mes |Soy|Somos|Mi |Mis |Sou |Meu|Minha|\p{L}+(?: \p{L}+){0,3}:)/u;

/** A lead stands before a sentence of the user's own alone. */
function leadFirst(part: Part, lead: string, sentences: readonly Said[]): Said[] {
  const [first] = sentences;
  if (first === undefined || lead === '' || WHO.test(first.text)) return [...sentences];
  return [asIs(part, lead, 'joint'), ...sentences];
}
