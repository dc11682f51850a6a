import { generateInput } from '#shared/proposals/contract.ts';
import type { DemoAnswer } from '#shared/proposals/demo.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import type { Engine } from '../engine.ts';
import { createJournal, type Journal } from '../stream/journal.ts';
import { notesFor } from './notes.ts';

/** Who the sample post's proposal is written for: everybody reads the one that the page was built with. */
const READERS = 'front page';

export interface WrittenDemo {
  readonly answer: DemoAnswer;
  /** The same for who follows it as a stream. */
  readonly journal: Journal;
}

export interface DemoPost {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

/**
 * Writes the proposal of the front page, for the made-up freelancer of its sample. The sample post has the same one for
 * everybody; for any other post `newId` makes the author somebody new.
 * @throws AppError POST_NOT_UNDERSTOOD, GENERATION_FAILED
 */
export async function writeDemo(
  { generate, read }: Pick<Engine, 'generate' | 'read'>,
  post: DemoPost,
  { newId, now, signal }: { newId: () => string; now: number; signal: AbortSignal },
): Promise<WrittenDemo> {
  const { questions } = await read({ title: post.jobTitle, description: post.jobDescription });
  const input = generateInput.parse({
    ...post,
    aboutMeStatement: DEMO_FREELANCER.profile,
    lines: isSample(post) ? { ...answersTo(questions), question: DEMO_FREELANCER.question } : answersTo(questions),
  });
  const journal = createJournal(now);
  const request = { input, authorId: isSample(post) ? READERS : newId(), proposalId: newId() };
  for await (const event of generate(request, { signal })) {
    if (event.type === 'delta') journal.text += event.text;
    if (event.type === 'section') addEvent(journal, 'section', { part: event.part });
    if (event.type !== 'done') continue;
    const { plainText, brief } = event.answer;
    const answer = { plainText, notes: notesFor(plainText, brief) };
    journal.marks.unshift({ at: 0, event: 'notes', json: JSON.stringify({ notes: answer.notes }) });
    journal.end = { at: journal.text.length, event: 'done', json: JSON.stringify(answer) };
    return { answer, journal };
  }
  throw new Error('The writer stopped without finishing');
}

/** What the freelancer of the front page has typed, by the id of the question; to another question they have typed nothing. */
function answersTo(questions: readonly { id: string; text: string }[]): Record<string, string> {
  const answers: Readonly<Record<string, string>> = DEMO_FREELANCER.answers;
  return Object.fromEntries(
    questions.flatMap(({ id, text }) => (Object.hasOwn(answers, text) ? [[id, answers[text] ?? '']] : [])),
  );
}

function addEvent(journal: Journal, event: 'section', data: object): void {
  journal.marks.push({ at: journal.text.length, event, json: JSON.stringify(data) });
}

function isSample({ jobTitle, jobDescription }: DemoPost): boolean {
  return jobTitle === DEMO_POST.jobTitle && jobDescription === DEMO_POST.jobDescription;
}
