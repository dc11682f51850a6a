import { ClipboardCopy, CornerLeftUp } from 'lucide-react';
import { useMemo } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { type ClientAnswer, clientAnswers } from '#shared/proposals/client-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { copyText } from '../../copy-text.ts';
import { blanksLeft } from '../../copying/use-ask-first.ts';

interface AnswerBoxesProps {
  text: string;
  lang: string | undefined;
  brief: JobBrief;
  onShow: (words: string) => void;
  askFirst: (copy: () => void) => void;
}

/** Platforms ask the client's questions in separate fields: each answer alone, as it is in the text now. */
export function AnswerBoxes({ text, lang, brief, onShow, askFirst }: AnswerBoxesProps) {
  const answers = useMemo(() => clientAnswers(text, brief), [text, brief]);
  if (answers.length === 0) return <p className="text-ink-soft">The client asks no questions.</p>;
  return (
    <section aria-labelledby="client-answers" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="client-answers" className="font-strong">
          Answers to the client’s questions
        </h3>
        <p className="text-small text-ink-faint">For platforms that ask each question in a separate field.</p>
      </div>
      <ul className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id}>
            <AnswerBox
              answer={answer}
              lang={lang}
              onShow={onShow}
              onCopy={() => askFirst(() => void copyAnswer(answer))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AnswerBoxProps {
  answer: ClientAnswer;
  lang: string | undefined;
  onShow: (words: string) => void;
  onCopy: () => void;
}

function AnswerBox({ answer: { id, question, answer, place, blanks }, lang, onShow, onCopy }: AnswerBoxProps) {
  const label = `answer-${id}`;
  return (
    <article aria-labelledby={label} className="grid gap-2 rounded-soft border border-line bg-sheet p-4">
      <h4 id={label} className="text-small text-ink-soft wrap-anywhere">
        {question}
      </h4>
      {answer === null ? (
        <p className="text-ink-faint">The text does not answer this yet.</p>
      ) : (
        <>
          <p lang={lang} className="whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" variant="secondary" onClick={onCopy} aria-describedby={label}>
              <ClipboardCopy aria-hidden />
              Copy answer
            </Button>
            {place !== null && (
              <Button size="sm" variant="ghost" onClick={() => onShow(place)} aria-describedby={label}>
                <CornerLeftUp aria-hidden />
                Show it in the text
              </Button>
            )}
            {blanks.length > 0 && <span className="text-small text-amber-ink">{blanksLeft(blanks.length)}</span>}
          </div>
        </>
      )}
    </article>
  );
}

async function copyAnswer({ question, answer, blanks }: ClientAnswer): Promise<void> {
  if (answer === null) return;
  if (await copyText(answer)) {
    const left = blanks.length > 0 ? ` ${blanksLeft(blanks.length)}` : '';
    toast({ title: 'Answer copied', description: `“${question}”${left}` });
    return;
  }
  toastFailure('Failed to copy', 'Your browser did not allow it. Select the answer and copy it by hand.');
}
