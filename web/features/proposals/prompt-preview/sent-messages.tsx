import type { PromptPreviewAnswer } from '#shared/proposals/prompt-preview.ts';

type Hidden = PromptPreviewAnswer['hidden'];

/** Of the hidden words those that are in what is sent, with what stands there for them. */
export function HiddenList({ hidden, isAsked }: { hidden: Hidden; isAsked: boolean }) {
  if (!isAsked) return null;
  if (hidden.length === 0) return <p className="text-ink-soft">These words are not in what we send.</p>;
  return (
    <section aria-labelledby="hidden-texts" className="grid gap-2">
      <h3 id="hidden-texts" className="font-strong">
        Hidden: {hidden.length}
      </h3>
      <ul className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
        {hidden.map(({ text, placeholder }) => (
          <li key={placeholder} className="flex flex-wrap items-baseline gap-x-2">
            <span className="wrap-anywhere">{text}</span>
            <Placeholder>{placeholder}</Placeholder>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is in the post or in the user's texts and is not sent. */
export function LeftOut({ leftOut }: Pick<PromptPreviewAnswer, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <section aria-labelledby="left-out" className="grid gap-2">
      <h3 id="left-out" className="font-strong">
        Not sent
      </h3>
      <ul className="grid gap-1 text-small">
        {leftOut.map(({ kind, text }, index) => (
          <li key={`${index}-${text}`} className="wrap-anywhere">
            <span className="text-ink-soft">{WHY_LEFT_OUT[kind]}:</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WHY_LEFT_OUT: Readonly<Record<PromptPreviewAnswer['leftOut'][number]['kind'], string>> = {
  contact: 'Contact details',
  for_a_model: 'Addressed to an AI',
};

/** The messages, letter for letter. What they are about comes first. */
export function SentMessages({ messages, hidden }: Pick<PromptPreviewAnswer, 'messages' | 'hidden'>) {
  const placeholders = hidden.map(({ placeholder }) => placeholder);
  return (
    <div className="grid gap-3">
      {partsOf(messages).map(({ title, text }, index) => (
        <details key={title} open={index === 0} className="rounded-soft border border-line bg-sheet">
          <summary className="cursor-pointer px-4 py-3 font-strong">{title}</summary>
          <div
            role="region"
            aria-label={title}
            tabIndex={0}
            className="max-h-80 overflow-y-auto border-t border-line px-4 py-3 font-mono text-small whitespace-pre-wrap text-ink-soft wrap-anywhere"
          >
            <Marked text={text} placeholders={placeholders} />
          </div>
        </details>
      ))}
      <p className="text-small text-ink-faint">
        The rows of zeros are replaced with a new random key for each request.
      </p>
    </div>
  );
}

/** The message about the job is long: each piece of its material separately, and nothing of it left out. */
function partsOf(messages: PromptPreviewAnswer['messages']): { title: string; text: string }[] {
  const textByRole = (role: 'system' | 'user') => messages.find((message) => message.role === role)?.text ?? '';
  const pieces = textByRole('user').split(/\n\n(?=<<<[A-Z]+-)/);
  return [
    ...pieces.map((text) => ({ title: PIECES[/^<<<([A-Z]+)-/.exec(text)?.[1] ?? ''] ?? 'Before the material', text })),
    { title: 'Instructions for the AI', text: textByRole('system') },
  ].toSorted((one, other) => placeOf(one.title) - placeOf(other.title));
}

const PIECES: Readonly<Record<string, string>> = {
  POST: 'The post',
  PROFILE: 'Your profile',
  LINES: 'What you typed for this job',
  CHECKLIST: 'What the client asks, as we read it',
  KNOWLEDGE: 'Trade knowledge',
  VOICE: 'Your samples',
};

/** What is sent of the user's comes first. */
function placeOf(title: string): number {
  const place = Object.values(PIECES).indexOf(title);
  return place < 0 ? Object.keys(PIECES).length : place;
}

function Marked({ text, placeholders }: { text: string; placeholders: readonly string[] }) {
  return text
    .split(/(\{\{[A-Z]+_\d+\}\})/)
    .map((piece, index) =>
      placeholders.includes(piece) ? <Placeholder key={`${index}-${piece}`}>{piece}</Placeholder> : piece,
    );
}

function Placeholder({ children }: { children: string }) {
  return <mark className="rounded-tight bg-accent-wash px-1 font-mono text-accent-ink">{children}</mark>;
}
