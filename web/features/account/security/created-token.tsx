import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useCopy } from './use-copy.ts';

interface CreatedTokenProps {
  token: string;
  onDone: () => void;
}

/** The new token, this once. */
export function CreatedToken({ token, onDone }: CreatedTokenProps) {
  const { said, copy } = useCopy(token);
  return (
    <div className="grid gap-4">
      <p>Copy your token now. It is not shown again.</p>
      <code className="rounded-tight border border-line bg-sunken p-4 font-mono text-small wrap-anywhere">{token}</code>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden />
          Copy token
        </Button>
        <Button onClick={onDone}>Done</Button>
        <p role="status" className="text-small text-ink-soft">
          {said}
        </p>
      </div>
    </div>
  );
}
