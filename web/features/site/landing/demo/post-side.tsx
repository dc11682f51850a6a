import { type ReactNode, useId } from 'react';
import { OWN_POST_KEY } from '#shared/site/own-post.ts';
import { paths } from '#web/paths.ts';
import { store } from '#web/ui/browser-storage.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { faultsOf, type NoteNow, type Post, quotedPieces } from './demo-state.ts';

interface PostSideProps {
  post: Post;
  isSample: boolean;
  sampleTitle: string;
  isLive: boolean;
  faults: Partial<Record<keyof Post, string>>;
  notes: readonly NoteNow[];
  onType: (change: Partial<Post>) => void;
  onTooLong: (faults: Partial<Record<keyof Post, string>>) => void;
}

const TEXT = 'px-3 py-2 leading-text whitespace-pre-wrap wrap-break-word';

/** The client's post, to be edited; what it asks is underlined in it. */
export function PostSide({ post, isSample, sampleTitle, isLive, faults, notes, onType, onTooLong }: PostSideProps) {
  const takeAlong = (event: { preventDefault: () => void }) => {
    const { jobTitle, jobDescription } = post;
    // The sample stays here: someone with a post of their own begins with an empty workspace.
    const ownTitle = jobTitle === sampleTitle ? '' : jobTitle;
    const own = isSample ? { jobTitle: '', jobDescription: '' } : { jobTitle: ownTitle, jobDescription };
    const tooLong = Object.entries(faultsOf(post)).filter(
      ([name]) => own[name === 'jobTitle' ? name : 'jobDescription'],
    );
    if (tooLong.length === 0) return keepForWizard(own);
    event.preventDefault();
    onTooLong(Object.fromEntries(tooLong));
  };
  return (
    <section
      aria-label="The post"
      className="grid gap-4 rounded-tight border border-line bg-canvas p-4 sm:p-5 lg:sticky lg:top-22"
    >
      <Field label="Job title" fault={faults.jobTitle}>
        {(field) => (
          <input
            type="text"
            {...field}
            readOnly={!isLive}
            value={post.jobTitle}
            onChange={(event) => onType({ jobTitle: event.target.value })}
            className="rounded-tight border border-line bg-sheet px-3 py-2 font-strong hover:border-line-strong"
          />
        )}
      </Field>
      <Field label="Job description" fault={faults.jobDescription}>
        {(field) => (
          <div className="grid max-h-96 overflow-y-auto rounded-tight border border-line bg-sheet hover:border-line-strong lg:max-h-128">
            {/* Gives the field its height, and the text the lines under it. */}
            <div aria-hidden className={`col-start-1 row-start-1 text-transparent select-none ${TEXT}`}>
              {quotedPieces(post.jobDescription, notes).map(({ text, start, mark }) =>
                mark ? (
                  <mark key={start} className={`bg-transparent text-transparent underline ${LINES[mark]}`}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
              {'\n'}
            </div>
            <textarea
              {...field}
              readOnly={!isLive}
              value={post.jobDescription}
              onChange={(event) => onType({ jobDescription: event.target.value })}
              className={`col-start-1 row-start-1 min-h-32 resize-none overflow-hidden bg-transparent text-ink-soft ${TEXT}`}
            />
          </div>
        )}
      </Field>
      <div className="grid gap-2">
        <a href={paths.proposalTool} onClick={takeAlong} className={buttonClasses({ variant: 'secondary' })}>
          Use my own post
        </a>
        <p className="text-center text-small text-balance text-ink-faint">
          {isSample ? 'Or edit this one and see what changes.' : 'Opens the tool with your text. No account needed.'}
        </p>
      </div>
    </section>
  );
}

const LINES = {
  answered: 'decoration-accent decoration-2 underline-offset-4',
  mentioned: 'decoration-line-strong decoration-2 underline-offset-4',
  blank: 'decoration-amber-ink decoration-dashed decoration-2 underline-offset-4',
  open: 'decoration-line-strong decoration-dotted decoration-2 underline-offset-4',
};

interface FieldProps {
  label: string;
  fault: string | undefined;
  children: (field: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

function Field({ label, fault, children }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      {children({ id, ...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }) })}
      {fault && (
        <p role="alert" id={`${id}-fault`} className="text-small text-danger-ink">
          {fault}
        </p>
      )}
    </div>
  );
}

/** A browser that keeps nothing opens the wizard all the same; the post stays here, one step back. */
function keepForWizard(post: Post): void {
  store('session', OWN_POST_KEY, JSON.stringify(post));
}
