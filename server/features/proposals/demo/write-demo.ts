import { generateInput } from '#shared/proposals/contract.ts';
import type { DemoAnswer } from '#shared/proposals/demo.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import type { Engine } from '../engine.ts';
import { addMark, createEventLog, type EventLog } from '../stream/event-log.ts';
import { notesFor } from './notes.ts';

/** The author of the sample post's proposal: everybody reads the one that the page was built with. */
const READERS = 'front page';

export interface WrittenDemo {
  readonly answer: DemoAnswer;
  /** The same for a reader of the stream. */
  readonly eventLog: EventLog;
}

export interface DemoPost {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

/**
 * Writes the proposal of the front page, for the fictional freelancer of its sample. The sample post has the same one for
 * everybody; for any other post `newId` creates a new author.
 * @throws AppError POST_NOT_UNDERSTOOD, GENERATION_FAILED
 */
export async function writeDemo(
  { generate, read }: Pick<Engine, 'generate' | 'read'>,
  post: DemoPost,
  { newId, signal }: { newId: () => string; signal: AbortSignal },
): Promise<WrittenDemo> {
  const { questions } = await read({ title: post.jobTitle, description: post.jobDescription });
  const input = generateInput.parse({
    ...post,
    aboutMeStatement: DEMO_FREELANCER.profile,
    lines: isSample(post) ? { ...answersTo(questions), question: DEMO_FREELANCER.question } : answersTo(questions),
  });
  const eventLog = createEventLog();
  const request = { input, authorId: isSample(post) ? READERS : newId(), proposalId: newId() };
  for await (const event of generate(request, { signal })) {
    if (event.type === 'delta') eventLog.text += event.text;
    if (event.type === 'section') addMark(eventLog, 'section', { part: event.part });
    if (event.type !== 'done') continue;
    const { plainText, brief } = event.answer;
    const answer = { plainText, notes: notesFor(plainText, brief, event.answer) };
    eventLog.marks.unshift({ at: 0, event: 'notes', json: JSON.stringify({ notes: answer.notes }) });
    eventLog.end = { at: eventLog.text.length, event: 'done', json: JSON.stringify(answer) };
    return { answer, eventLog };
  }
  throw new Error('The writer stopped without finishing');
}

/** The answers of the fictional freelancer, by the id of the question; other questions have none. */
function answersTo(questions: readonly { id: string; text: string }[]): Record<string, string> {
  const answers: Readonly<Record<string, string>> = DEMO_FREELANCER.answers;
  return Object.fromEntries(
    questions.flatMap(({ id, text }) => (Object.hasOwn(answers, text) ? [[id, answers[text] ?? '']] : [])),
  );
}

function isSample({ jobTitle, jobDescription }: DemoPost): boolean {
  return jobTitle === DEMO_POST.jobTitle && jobDescription === DEMO_POST.jobDescription;
}
