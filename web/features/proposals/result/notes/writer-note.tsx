import { ClipboardPaste, Cpu, Languages, Laptop } from 'lucide-react';
import { Link } from 'react-router';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES, languageToWrite, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';

interface WriterNoteProps extends Omit<WrittenInProps, 'answer'> {
  answer: GenerateAnswer;
}

/** The writer and the language of a letter, if worth knowing. */
export function WriterNote({ answer, ...rest }: WriterNoteProps) {
  return (
    <>
      <WrittenBy answer={answer} />
      <WrittenIn answer={answer} {...rest} />
    </>
  );
}

/**
 * The writer, if worth knowing: a language model, our built-in writer instead and why, the user's own assistant
 * or their browser. Where no model is set up there is nothing to say.
 */
function WrittenBy({ answer }: { answer: Pick<GenerateAnswer, 'engine' | 'fallback' | 'warnings'> }) {
  const { engine, fallback, warnings } = answer;
  if (engine === 'pasted' || engine === 'device') {
    const Icon = engine === 'pasted' ? ClipboardPaste : Laptop;
    return (
      <p className="flex items-start gap-2 text-small text-ink-soft">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
        {engine === 'pasted' ? 'Pasted by you.' : 'Written on this device by your browser’s own model.'} We mark what
        your profile does not say.
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
      Written by a language model. We mark what your profile does not say.
    </p>
  );
}

const FALLBACK_TITLES = {
  composer: 'Written by our built-in writer',
  llm: 'Partly written by our built-in writer',
} as const;

interface WrittenInProps {
  answer: Pick<GenerateAnswer, 'language' | 'brief'>;
  /** Left out where nothing can be written. */
  onWriteIn?: ((language: WrittenLanguage) => void) | undefined;
  /** The text about what one more proposal costs of the plan. */
  cost?: string | undefined;
}

/** Said where the proposal or its post is not in English: in which language it is, why, and the ways to the others. */
function WrittenIn({ answer: { language, brief }, onWriteIn, cost }: WrittenInProps) {
  const post = languageToWrite('auto', brief.language);
  if (language === 'en' && post === 'en') return null;
  const others = ([post, 'en'] as const).filter(
    (other, place, all) => other !== language && all.indexOf(other) === place,
  );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
      <span className="flex items-center gap-2">
        <Languages aria-hidden className="size-4 shrink-0 text-ink-faint" />
        {whyInWords(language, brief.language)}
      </span>
      {onWriteIn &&
        others.map((other) => (
          <Button key={other} variant="link" size="sm" onClick={() => onWriteIn(other)}>
            Write it in {LANGUAGE_NAMES[other].name} instead
          </Button>
        ))}
      {onWriteIn && cost && <span className="text-ink-faint">{cost}</span>}
    </p>
  );
}

function whyInWords(language: WrittenLanguage, post: string): string {
  const name = LANGUAGE_NAMES[language].name;
  if (post === language) return `Written in ${name}, like the post.`;
  const postIn = languageToWrite('auto', post);
  return postIn === post ? `Written in ${name}. The post is in ${LANGUAGE_NAMES[postIn].name}.` : `Written in ${name}.`;
}
