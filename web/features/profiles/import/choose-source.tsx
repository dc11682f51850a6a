import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { MAX_PAGES } from './read/refusals.ts';
import type { ImportControl } from './use-import.ts';

interface ChooseSourceProps {
  control: ImportControl;
  refusal: { readonly file: string; readonly title: string; readonly words: string } | undefined;
}

/** A file, or the text of a profile page. */
export function ChooseSource({ control, refusal }: ChooseSourceProps) {
  return (
    <div className="grid gap-5">
      {refusal && (
        <Alert tone="danger" title={refusal.title}>
          <p className="wrap-anywhere">{refusal.file}</p>
          <p>{refusal.words}</p>
        </Alert>
      )}
      <FileZone onFile={control.readFile} />
      <Field label="Or paste a profile page" hint="From Upwork, LinkedIn or anywhere else: select all, copy, paste.">
        <TextArea
          rows={5}
          maxRows={10}
          value={control.pasted}
          onChange={(event) => control.setPasted(event.target.value)}
        />
      </Field>
    </div>
  );
}

const ACCEPTED = '.pdf,.docx,.json,.zip,.txt,.md';

function FileZone({ onFile }: { onFile: (file: File) => void }) {
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
      <Button variant="secondary" className="max-sm:h-11" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <p className="text-small text-ink-soft">
        PDF, Word (.docx), JSON Resume or a LinkedIn export (.zip). Up to 5 MB and {MAX_PAGES} pages.
      </p>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="CV or profile file"
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
