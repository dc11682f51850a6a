import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

interface FileZoneProps {
  /** Names the field, for those who do not see it. */
  label: string;
  /** The endings that the browser's dialog offers: '.pdf,.docx'. */
  accepted: string;
  /** Which files are taken, in words. */
  hint: string;
  onFile: (file: File) => void;
}

/** Takes one file, dropped here or chosen. */
export function FileZone({ label, accepted, hint, onFile }: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    // Without it the browser would open the file instead of the page.
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'grid justify-items-center gap-3 rounded-soft border border-dashed border-line-strong px-4 py-7 text-center transition-colors duration-(--quick)',
        isOver && 'border-accent-ink bg-accent-wash',
      )}
    >
      <Upload aria-hidden className="size-7 stroke-[1.5] text-ink-faint" />
      <p className="text-ink-soft max-sm:hidden">Drop a file here, or</p>
      <Button variant="secondary" className="max-sm:h-11" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <p className="text-small text-ink-soft">{hint}</p>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // A browser says nothing when the same file is chosen again, as after it was refused and mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
