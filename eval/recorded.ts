import { createHash } from 'node:crypto';
import { z } from 'zod';
import { postWithoutInjections } from '#server/features/proposals/generation/llm/index.ts';
import { prepare } from '#server/features/proposals/generation/prepared.ts';
import { generateInput } from '#shared/proposals/contract.ts';
import { gateContext, gateSentence, gateText, type Removed } from '#shared/proposals/verify/gate-sentence.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { readOwnPosts, readUnseenPosts } from './labels.ts';
import { inEval, type Profile, readOwnProfiles, readRecords } from './records.ts';
import { readOnce } from './write.ts';

/** 'none': a sentence about neither the freelancer's past nor abilities, such as plans, questions and honest negatives. */
const LABELS = ['true', 'none', 'embellished', 'invented'] as const;

const recorded = z.object({
  id: z.string(),
  post: z.string(),
  profile: z.string(),
  /** 'abroad': facts in another language than the profile's. */
  quality: z.enum(['excellent', 'natural', 'abroad', 'embellished', 'invented']),
  /** What the user typed for this job, as true as the profile. */
  lines: z.array(z.string()),
  /** Words of the post's asks that the letter answers, and of those that it leaves open. */
  answered: z.array(z.string()),
  open: z.array(z.string()),
  text: z.string(),
  sentences: z.array(z.object({ text: z.string(), label: z.enum(LABELS) })),
});
export type RecordedAnswer = z.infer<typeof recorded>;

export interface CheckedSentence {
  readonly text: string;
  readonly label: (typeof LABELS)[number];
  /** The user is asked whether it is true. */
  readonly isAsked: boolean;
  /** What a gate takes out of the sentence. */
  readonly refusedBy: Removed['kind'] | null;
}

/** A recorded answer with the results of the product's checks. */
export interface CheckedAnswer {
  readonly id: string;
  readonly isHeldOut: boolean;
  readonly sentences: readonly CheckedSentence[];
  /** What the gates take out of the letter. */
  readonly refusedBy: readonly Removed['kind'][];
  /** Asks that the letter answers or leaves open, with their mark; undefined: the reader did not find the ask. */
  readonly answered: readonly { readonly ask: string; readonly mark: string | undefined }[];
  readonly open: readonly { readonly ask: string; readonly mark: string | undefined }[];
}

export function readRecordedAnswers(): RecordedAnswer[] {
  return readRecords(inEval('model/answers.jsonl'), recorded);
}

/** Checks every recorded answer like a letter. @throws when its post or profile is unknown. */
export async function checkAnswers(answers: readonly RecordedAnswer[]): Promise<CheckedAnswer[]> {
  const posts = new Map([...readUnseenPosts(), ...readOwnPosts()].map((post) => [post.id, post]));
  const profiles = new Map(readOwnProfiles().map((profile) => [profile.id, profile]));
  return Promise.all(
    answers.map((answer) => {
      const [post, profile] = [posts.get(answer.post), profiles.get(answer.profile)];
      if (!post || !profile) throw new Error(`No post or profile: ${answer.id}`);
      return checkAnswer(answer, post, profile);
    }),
  );
}

/** Checks one answer to a post of this profile. */
async function checkAnswer(
  answer: RecordedAnswer,
  post: { id: string; title: string; description: string; lang: string },
  profile: Profile,
): Promise<CheckedAnswer> {
  const { brief } = readOnce(post);
  const input = generateInput.parse({
    jobTitle: post.title,
    jobDescription: post.description,
    tone: 'professional',
    style: 'standard',
    lines: Object.fromEntries(answer.lines.map((line, at) => [`line${at + 1}`, line])),
    // A person's own title is in 'About me'.
    aboutMeStatement: `${profile.title}.\n${profile.about}`,
    skillsAndExperience: profile.skills,
  });
  const { against } = await prepare(async () => brief, input);
  // A model's letter may name every number of the post, as `generation/pipeline.ts` has it.
  const said = postWithoutInjections(post).text;
  const { toCheck, marks } = verifyProposal({ ...against, post: said, text: answer.text });
  const questioned = toCheck.filter(({ kind, quiet }) => !quiet && (kind === 'claim' || kind === 'number'));
  const own = [against.userText, ...against.facts.map(({ text }) => text)].join('\n');
  const context = gateContext({ brief, post: said, own });
  const asked = [...brief.questions, ...brief.asks];
  const markOf = (words: string) => {
    const found = asked.find(({ text, quote }) => `${text} ${quote}`.toLowerCase().includes(words.toLowerCase()));
    return { ask: words, mark: found && marks[found.id] };
  };
  return {
    id: answer.id,
    isHeldOut: isHeldOut(answer.id),
    sentences: answer.sentences.map(({ text, label }) => ({
      text,
      label,
      isAsked: sentencesOf(text).some((part) => questioned.some(({ quote }) => quote === part)),
      refusedBy: gateSentence(text, context).removed[0]?.kind ?? null,
    })),
    refusedBy: gateText(answer.text, context).removed.map(({ kind }) => kind),
    answered: answer.answered.map(markOf),
    open: answer.open.map(markOf),
  };
}

/** Half of the answers, by the hash of their id: read only when the rules are finished. */
function isHeldOut(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 2), 16) % 2 === 1;
}
