import type { Fact } from '#shared/proposals/blocks.ts';
import type { GenerateRequest } from '#shared/proposals/contract.ts';
import { collectFacts, factsOfRequests } from '#shared/proposals/facts.ts';

export interface OwnWords {
  /** What the user says about themselves, as support for claims. */
  readonly facts: readonly Fact[];
  /** The post and the profile in full: a number or a link from there is no invention, quoted in the brief or not. */
  readonly userText: string;
  /** The post alone. */
  readonly post: string;
}

/** What a proposal may draw on: what is really sent, so that a locked field proves nothing, and the changes asked for. */
export function ownWordsOf(request: GenerateRequest, changes: readonly string[] = []): OwnWords {
  const { jobTitle, jobDescription, skillsAndExperience = '', aboutMeStatement = '', portfolio = '' } = request;
  const { writingSamples = [] } = request;
  const profile = { skillsAndExperience, aboutMeStatement, portfolio, writingSamples };
  return {
    post: `${jobTitle}\n${jobDescription}`,
    facts: [...collectFacts(profile), ...factsOfRequests(changes)],
    userText: [
      jobTitle,
      jobDescription,
      skillsAndExperience,
      aboutMeStatement,
      portfolio,
      ...writingSamples,
      ...changes,
    ].join('\n'),
  };
}
