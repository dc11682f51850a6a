import type { ChangeAnswer } from '#shared/proposals/change.ts';
import type { GenerateAnswer, Warning } from '#shared/proposals/contract.ts';
import type { KeyTrouble, OwnModel } from './own-model.ts';

const WHY: Record<KeyTrouble, (own: OwnModel) => string> = {
  key: ({ provider }) => `${provider} refused your key`,
  credit: ({ provider }) => `Your account with ${provider} has run out of credit`,
  model: ({ provider, access }) => `${provider} refused your key for the model “${access.model}”`,
};
const WHERE = 'You can change the key on your account page, under Writer.';

type Answer = Omit<GenerateAnswer, 'proposalId'>;

/** Adds that it was the user's own key, where the built-in writer wrote because of it. */
export function errorKey(answer: Answer, own: OwnModel): Answer {
  const trouble = own.trouble();
  if (trouble === null) return answer;
  const what = answer.engine === 'composer' ? 'wrote this proposal' : 'wrote the rest';
  const message = `${WHY[trouble](own)}, so our built-in writer ${what}. ${WHERE}`;
  const reported: Warning = { code: 'own_key_refused', message };
  return { ...answer, warnings: answer.warnings.map((one) => (one.code === 'writer_fallback' ? reported : one)) };
}

/** The same for a change request. */
export function changeRefusedByKey(answer: ChangeAnswer, own: OwnModel): ChangeAnswer {
  const trouble = own.trouble();
  if (trouble === null || !answer.unchanged) return answer;
  return { ...answer, message: `${WHY[trouble](own)}, so nothing was changed. ${WHERE}` };
}
