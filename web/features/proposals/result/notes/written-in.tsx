import { Languages } from 'lucide-react';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { Button } from '#web/ui/button.tsx';

interface WrittenInProps {
  answer: Pick<GenerateAnswer, 'language' | 'brief'>;
  /** Left out where nothing can be written. */
  onWriteInEnglish: (() => void) | undefined;
}

/** Said of what is not in English: in which language it is, why, and the way out. */
export function WrittenIn({ answer: { language, brief }, onWriteInEnglish }: WrittenInProps) {
  if (language === 'en') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-soft">
      <Languages aria-hidden className="size-4 shrink-0 text-ink-faint" />
      Written in {LANGUAGE_NAMES[language].name}
      {brief.language === language && ', like the post'}.
      {onWriteInEnglish && (
        <Button variant="link" size="sm" onClick={onWriteInEnglish}>
          Write it in English instead
        </Button>
      )}
    </p>
  );
}
