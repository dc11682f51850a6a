import { type ReactNode, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import type { PastedFrom } from '#shared/proposals/pasted.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { generateRequest } from '../generation/generate-request.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { PromptToCopy } from './prompt-to-copy.tsx';
import { usePasted } from './use-pasted.ts';

/** Whose text is pasted; what the browser's own model writes needs no pasting. */
type PastedByHand = Exclude<PastedFrom, 'device'>;

interface AssistantDialogProps {
  open: boolean;
  from: PastedByHand;
  onClose: () => void;
}

const WORDS = {
  assistant: {
    title: 'Write it with your assistant',
    lead: 'Your own chat writes it, and we check it. It takes no credit.',
    label: 'Its answer',
    hint: 'Paste all of it. We leave out what the chat says around the proposal.',
    action: 'Check the answer',
  },
  self: {
    title: 'Check a proposal',
    lead: 'Paste a proposal that you wrote for this job. We check it against the post and your profile. It takes no credit.',
    label: 'Your proposal',
    hint: 'We check questions answered, claims, numbers, links and code words.',
    action: 'Check it',
  },
} as const satisfies Record<PastedByHand, object>;

/** A text from elsewhere on its way in: for one's own chat with the prompt to take there. */
export function AssistantDialog({ open, from, onClose }: AssistantDialogProps) {
  const { state, dispatch, may } = useWizard();
  const [texts, setTexts] = useState<Readonly<Record<PastedByHand, string>>>({ assistant: '', self: '' });
  const { jobTitle, jobDescription } = state.fields;
  const request = isBlank(jobTitle) || isBlank(jobDescription) ? null : generateRequest(state, may);
  const setText = (text: string) => setTexts({ ...texts, [from]: text });
  const take = (answer: GenerateAnswer) => {
    dispatch({ type: 'pasted', answer, at: Date.now() });
    setText('');
    onClose();
    focusOn('heading');
  };
  const text = texts[from];
  const pasted = usePasted({ from, request, onAnswer: take });
  const { title, lead, label, hint, action } = WORDS[from];
  const close = () => {
    pasted.forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={request && lead}
      className="max-w-2xl"
      footer={
        request && (
          <Button onClick={() => pasted.check(text)} disabled={pasted.isChecking}>
            {pasted.isChecking ? 'Checking...' : action}
          </Button>
        )
      }
    >
      {request ? (
        <div className="grid gap-6">
          {from === 'assistant' && (
            <Numbered number={1} title="Copy the prompt">
              <PromptToCopy
                open={open}
                request={request}
                hiddenWords={state.hidden}
                onHide={(hidden) => dispatch({ type: 'set', values: { hidden } })}
              />
            </Numbered>
          )}
          <Numbered number={from === 'assistant' ? 2 : null} title="Paste the answer">
            <Field label={label} hint={hint} error={pasted.fault?.words}>
              {(ids) => (
                <TextArea
                  {...ids}
                  value={text}
                  onChange={(event) => {
                    pasted.forget();
                    setText(event.target.value);
                  }}
                  rows={6}
                  maxRows={10}
                />
              )}
            </Field>
            {pasted.fault?.isOtherJob && (
              <Button variant="secondary" className="justify-self-start" onClick={() => pasted.check(text, true)}>
                Check it anyway
              </Button>
            )}
          </Numbered>
        </div>
      ) : (
        <p className="text-ink-soft">Fill in the job title and the job description first.</p>
      )}
    </Dialog>
  );
}

/** A step with its number; without one, what it holds. */
function Numbered({ number, title, children }: { number: number | null; title: string; children: ReactNode }) {
  if (number === null) return children;
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="flex items-center gap-2.5 font-strong">
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-small text-ink-soft tabular-nums"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}
