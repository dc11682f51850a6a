import { ExternalLink, KeyRound, Laptop } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';

export interface AiCardProps {
  /** Left out where the browser has no model of its own. */
  onDevice?: (() => void) | undefined;
  onAssistant: () => void;
}

/** Under a text of the built-in writer: the ways to one that an AI writes in full. Nothing is sent before one is chosen. */
export function AiCard({ onDevice, onAssistant }: AiCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-soft border border-accent-line bg-accent-wash p-4">
      <h3 id={id} className="font-strong">
        Have an AI write it in full
      </h3>
      <div className="flex flex-wrap gap-2">
        {onDevice && (
          <Button size="sm" variant="secondary" onClick={onDevice} className="pointer-coarse:h-11">
            <Laptop aria-hidden />
            On this device
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onAssistant} className="pointer-coarse:h-11">
          <ExternalLink aria-hidden />
          In ChatGPT, Claude or Gemini
        </Button>
        <Link
          to={`${paths.account}?tab=writer`}
          className={`${buttonClasses({ variant: 'secondary', size: 'sm' })} pointer-coarse:h-11`}
        >
          <KeyRound aria-hidden />
          With my key
        </Link>
      </div>
    </section>
  );
}
