import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { MAX_PAGES } from './read/refusals.ts';
import type { ImportControl } from './use-import.ts';

const ACCEPTED = '.pdf,.docx,.json,.zip,.txt,.md';

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
      <FileZone
        label="CV or profile file"
        accepted={ACCEPTED}
        hint={`PDF, Word (.docx), JSON Resume or a LinkedIn export (.zip). Up to 5 MB and ${MAX_PAGES} pages.`}
        onFile={control.readFile}
      />
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
