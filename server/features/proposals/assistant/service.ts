import type { ChangeAnswer, ChangeInput, PastedText } from '#shared/proposals/change.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import type { AppParts } from '../../../app-parts.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { requireFeatures } from '../../plans/index.ts';
import type { WrittenStore } from '../endings.ts';
import type { EngineTasks } from '../generation/tasks.ts';
import type { Requester } from '../service.ts';

export interface AssistantDeps extends Pick<AppParts, 'db' | 'now' | 'newId'> {
  readonly store: WrittenStore;
  readonly tasks: EngineTasks;
  readonly pasteLimit: Limiter;
}

export async function writePrompt(deps: AssistantDeps, { holder }: Requester, input: GenerateInput) {
  requireFeatures(holder, featuresOf(input), new Date(deps.now()));
  return { prompt: 'x', hidden: [], leftOut: [] };
}

export async function keepPasted(
  _deps: AssistantDeps,
  _requester: Requester,
  _text: { readonly input: ChangeInput; readonly pasted: PastedText },
  _key: string | undefined,
): Promise<ChangeAnswer> {
  throw new AppError('NO_LANGUAGE_MODEL');
}
