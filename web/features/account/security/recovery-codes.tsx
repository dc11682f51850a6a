import { Copy, Download } from 'lucide-react';
import { SITE } from '#shared/site/config.ts';
import { saveFile } from '#web/api/fetch-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCopy } from './use-copy.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, this once. Nothing but the last button closes it: nobody could get them back. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const { said, say, copy } = useCopy(text);
  return (
    <Dialog
      onClose={() => say(SAVE_FIRST)}
      title="Save your recovery codes"
      description="If you lose your phone, each of these signs you in once. They are not shown again."
      footer={<Button onClick={onClose}>I have saved them</Button>}
    >
      <Codes codes={codes} text={text} said={said} onCopy={copy} />
    </Dialog>
  );
}

const SAVE_FIRST = 'Save the codes first, then press “I have saved them”.';

interface CodesProps extends Pick<RecoveryCodesProps, 'codes'> {
  text: string;
  said: string;
  onCopy: () => void;
}

function Codes({ codes, text, said, onCopy }: CodesProps) {
  const download = () => {
    const content = new Blob([`${SITE.name} recovery codes\n\n${text}`], { type: 'text/plain' });
    saveFile({ content, name: `${SITE.name.toLowerCase()}-recovery-codes.txt` });
  };
  return (
    <div className="grid gap-4">
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-tight border border-line bg-sunken p-4 font-mono text-small sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={onCopy}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" size="sm" onClick={download}>
          <Download aria-hidden />
          Download
        </Button>
        <p role="status" className="text-small text-ink-soft">
          {said}
        </p>
      </div>
    </div>
  );
}
