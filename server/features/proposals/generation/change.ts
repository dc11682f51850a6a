import type { ChangeAnswer, ChangeInput, PastedText } from '#shared/proposals/change.ts';
import { AppError } from '../../../http/app-error.ts';
import type { GenerationEngine } from './pipeline.ts';

export interface ChangeTextRequest {
  readonly input: ChangeInput;
  readonly request: Exclude<ChangeInput['request'], PastedText>;
  readonly authorId: string;
}

/** Changes a proposal, or a piece of it, as its user asks. @throws AppError NO_LANGUAGE_MODEL, POST_NOT_UNDERSTOOD */
export function changeText(
  _engine: GenerationEngine,
  _request: ChangeTextRequest,
  _options: { readonly signal: AbortSignal },
): Promise<ChangeAnswer> {
  throw new AppError('NO_LANGUAGE_MODEL');
}
