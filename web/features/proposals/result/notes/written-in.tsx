import { Languages } from 'lucide-react';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES, languageToWrite, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { Button } from '#web/ui/button.tsx';

interface WrittenInProps {
  answer: Pick<GenerateAnswer, 'language' | 'brief'>;
  /** Left out where nothing can be written. */
  onWriteIn?: ((language: WrittenLanguage) => void) | undefined;
  /** The text about what one more proposal costs of the plan. */
  cost?: string | undefined;
}

/** Said where the proposal or its post is not in English: in which language it is, why, and the ways to the others. */
export function WrittenIn({ answer: { language, brief }, onWriteIn, cost }: WrittenInProps) {
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
