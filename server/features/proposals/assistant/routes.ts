import { writeAssistantPrompt } from '#shared/proposals/pasted.ts';
import type { RateLimit } from '../../../config.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { addressOf, type RequesterDeps, resolveRequester } from '../requester.ts';
import { MAX_GENERATE_BYTES } from '../routes.ts';
import { type AssistantDeps, writePrompt } from './service.ts';

/** Requested again with each change of the job; costs as much as reading a post. */
export const PROMPT_LIMIT: RateLimit = { points: 300, perSeconds: 600 };
/** Each is a row, and nobody pastes more. */
export const PASTE_LIMIT: RateLimit = { points: 120, perSeconds: 3_600 };

/** 'Write it with your assistant': the prompt for a chat. Its answer comes to `changeProposal`. */
export function mountAssistant(
  app: App,
  deps: AssistantDeps & RequesterDeps & { readonly promptLimit: Limiter },
): void {
  mount(
    app,
    writeAssistantPrompt,
    async ({ c, input }) => {
      await deps.promptLimit.count([`address:${addressOf(c, deps)}`]);
      return writePrompt(deps, await resolveRequester(c, deps, undefined), input);
    },
    { maxBodyBytes: MAX_GENERATE_BYTES },
  );
}
