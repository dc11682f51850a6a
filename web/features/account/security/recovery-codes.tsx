import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { SITE } from '#shared/site/config.ts';
import { saveFile } from '#web/api/fetch-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, this once. Nothing but the last button closes it: nobody could get them back. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  return (
    <Dialog
      open
      onOpenChange={() => setSaid(SAVE_FIRST)}
      title="Save your recovery codes"
      description="If you lose your phone, each of these signs you in once. They are not shown again."
      footer={<Button onClick={onClose}>I have saved them</Button>}
    >
      <Codes codes={codes} said={said} say={setSaid} />
    </Dialog>
  );
}

const SAVE_FIRST = 'Save the codes first, then press “I have saved them”.';

interface CodesProps extends Pick<RecoveryCodesProps, 'codes'> {
  said: string;
  say: (words: string) => void;
}

function Codes({ codes, said, say }: CodesProps) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied: your browser did not allow it.'),
    );
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
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
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
