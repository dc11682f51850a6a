import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import type { ClientsEyeProps } from './clients-eye.tsx';

const eye = onDemand(async () => (await import('./clients-eye.tsx')).ClientsEye);

/** The way to how the client sees it. */
export function EyeButton(props: Pick<ClientsEyeProps, 'text' | 'lang' | 'onPlainLettersChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  eye.useWanted(isOpen, () => setIsOpen(false));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setIsOpen(true)}
        onPointerEnter={eye.warm}
        onFocus={eye.warm}
      >
        <Eye aria-hidden />
        As the client sees it
      </Button>
      <eye.Part {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
