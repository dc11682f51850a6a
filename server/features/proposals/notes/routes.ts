import { gatherNotes } from '#shared/proposals/notes.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import type { RateLimit } from '../../../config.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { requireFeatures } from '../../plans/index.ts';
import { notesOfPost } from '../generation/notes-of-post.ts';
import type { EngineTasks } from '../generation/tasks.ts';
import { addressOf, type RequesterDeps, resolveRequester } from '../requester.ts';
import { MAX_GENERATE_BYTES } from '../routes.ts';

/** Costs as much as reading a post. */
export const NOTES_LIMIT: RateLimit = { points: 300, perSeconds: 600 };

interface NotesRouteDeps extends RequesterDeps {
  readonly tasks: EngineTasks;
  readonly notesLimit: Limiter;
  readonly now: () => number;
}

/** 'Notes instead of a letter'. Nothing is stored, sent or counted. */
export function mountNotes(app: App, deps: NotesRouteDeps): void {
  mount(
    app,
    gatherNotes,
    async ({ c, input }) => {
      await deps.notesLimit.count([`address:${addressOf(c, deps)}`]);
      const { holder } = await resolveRequester(c, deps, undefined);
      requireFeatures(holder, featuresOf(input), new Date(deps.now()));
      return notesOfPost(deps.tasks, input);
    },
    { maxBodyBytes: MAX_GENERATE_BYTES },
  );
}
