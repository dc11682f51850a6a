import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ACCEPTED } from './file-rule.ts';

/** Takes one file, let fall here or picked. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
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
        'grid justify-items-center gap-3 rounded-soft border border-dashed border-line-strong px-4 py-8 text-center transition-colors duration-(--quick)',
        isOver && 'border-accent-ink bg-accent-wash',
      )}
    >
      <Upload aria-hidden className="size-7 stroke-[1.5] text-ink-faint" />
      <p className="text-ink-soft">Drop a text file here, or</p>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <p className="text-small text-ink-faint">.txt, .md or .text, up to 1 MB</p>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="File to upload"
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
