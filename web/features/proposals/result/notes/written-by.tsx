import { ClipboardPaste, Cpu, Laptop } from 'lucide-react';
import { Link } from 'react-router';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';

/**
 * The writer, if worth knowing: a language model, our built-in writer instead and why, the user's own assistant
 * or their browser. Where no model is set up there is nothing to say.
 */
export function WrittenBy({ answer }: { answer: Pick<GenerateAnswer, 'engine' | 'fallback' | 'warnings'> }) {
  const { engine, fallback, warnings } = answer;
  if (engine === 'pasted' || engine === 'device') {
    const Icon = engine === 'pasted' ? ClipboardPaste : Laptop;
    return (
      <p className="flex items-start gap-2 text-small text-ink-soft">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
        {engine === 'pasted' ? 'Pasted by you.' : 'Written on this device by your browser’s own model.'} Checked against
        the post and your own words like any other.
      </p>
    );
  }
  if (fallback) {
    const why = warnings.find(({ code }) => code === 'writer_fallback' || code === 'own_key_refused');
    return (
      <Alert
        title={FALLBACK_TITLES[engine]}
        action={
          why?.code === 'own_key_refused' && (
            <Link to={`${paths.account}?tab=writer`} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
              Open Writer
            </Link>
          )
        }
      >
        {why && <p>{why.message}</p>}
      </Alert>
    );
  }
  if (engine === 'composer') return null;
  return (
    <p className="flex items-start gap-2 text-small text-ink-soft">
      <Cpu aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      Written by a language model. Every sentence about your experience is checked against your own words.
    </p>
  );
}

const FALLBACK_TITLES = {
  composer: 'Written by our built-in writer',
  llm: 'Partly written by our built-in writer',
} as const;
