import type { PromptPreviewAnswer } from '#shared/proposals/prompt-preview.ts';

type Hidden = PromptPreviewAnswer['hidden'];

/** What the model does not get to see. Names are found by how they are in a text: someone has to look. */
export function HiddenList({ hidden, isAsked }: { hidden: Hidden; isAsked: boolean }) {
  if (!isAsked) return null;
  if (hidden.length === 0)
    return <p className="text-ink-soft">We found nothing like that in the post or in your own words.</p>;
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
      <p className="text-small text-ink-faint">
        We find names by context and may miss one. Check the messages below before you write.
      </p>
    </section>
  );
}

/** The messages to the letter. What they are about comes first. */
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

/** The message about the job is long: what the program has sorted, and the post as it is, each separately. */
function partsOf(messages: PromptPreviewAnswer['messages']): { title: string; text: string }[] {
  const textByRole = (role: 'system' | 'user') => messages.find((message) => message.role === role)?.text ?? '';
  const [sorted = '', ...post] = textByRole('user').split(/\n\n(?=<<<post-)/);
  return [
    { title: 'The job and your own words', text: sorted },
    { title: 'The post', text: post.join('\n\n') },
    { title: 'Instructions for the model', text: textByRole('system') },
  ];
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
