import { Upload } from 'lucide-react';
import { useState } from 'react';
import { pageTitle } from '#shared/site/config.ts';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { OutcomesLink } from '../outcomes/outcomes-link.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { ForSignedIn } from './for-signed-in.tsx';
import { ProposalList } from './proposal-list.tsx';
import { PAGE } from './sign-in-to-see.tsx';

/** Everything that a person wrote, in one list. */
export function ProposalsPage() {
  return (
    <>
      <title>{pageTitle('Proposals')}</title>
      <ForSignedIn>{(userId) => <Proposals key={userId} userId={userId} />}</ForSignedIn>
    </>
  );
}

function Proposals({ userId }: { userId: string }) {
  const [isUploading, setUploading] = useState(false);
  const mayUpload = useAccess('drafts.store').allowed;
  return (
    <div className={`${PAGE} grid grid-cols-[minmax(0,1fr)] gap-6`}>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-heading font-normal">Proposals</h1>
        <div className="flex flex-wrap gap-2">
          <OutcomesLink />
          <Button variant="secondary" size="sm" onClick={() => (mayUpload ? setUploading(true) : showProDetails())}>
            <Upload aria-hidden />
            Upload Draft
          </Button>
        </div>
      </header>
      <ProposalList userId={userId} />
      {isUploading && <UploadDialog userId={userId} onClose={() => setUploading(false)} />}
    </div>
  );
}
