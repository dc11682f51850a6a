import { Link } from 'react-router';
import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { addressOfTemplate } from '../open-draft.ts';
import { ProposalText } from '../reading/proposal-text.tsx';
import { readableBody } from './readable-body.ts';
import { jobName, versionName } from './version-words.ts';

interface ViewVersionProps {
  version: ProposalVersion;
  /** The number of the job's latest version. */
  latest: number | undefined;
  onClose: () => void;
}

export function ViewVersion({ version, latest, onClose }: ViewVersionProps) {
  const { id, createdAt, generatedProposal } = version;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<span className="wrap-anywhere">{jobName(version)}</span>}
      description={
        <>
          {versionName(version, latest)} · Created <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        </>
      }
      className="max-w-200"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button asChild>
            <Link to={addressOfTemplate(id)}>Use as Template</Link>
          </Button>
        </>
      }
    >
      {/* In the tab order, so that a long one can be scrolled by keyboard. */}
      <article
        aria-label="Proposal"
        tabIndex={0}
        className="rounded-tight border border-line bg-sheet px-5 py-6 sm:px-8"
      >
        <Body body={generatedProposal} />
      </article>
    </Dialog>
  );
}

function Body({ body }: { body: unknown }) {
  const readable = readableBody(body);
  if ('html' in readable) return <ProposalText html={readable.html} />;
  return <pre className="font-mono text-small whitespace-pre-wrap wrap-anywhere">{readable.json}</pre>;
}
