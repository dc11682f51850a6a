import { Files, History, Plus, Save, Upload } from 'lucide-react';
import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import { PROPOSAL_TYPES } from '#shared/proposals/stored.ts';
import { useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { scrollToOpenTab } from '#web/ui/scroll-to-open-tab.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { useTabInAddress } from '#web/ui/use-tab-in-address.ts';
import { ProposalList } from './list/proposal-list.tsx';
import { addressOfDraft } from './open-draft.ts';
import { useUploadDialog } from './upload/upload-dialog.tsx';
import { VersionHistory } from './versions/version-history.tsx';

// Source: docs/spec/proposals.md §2.
const VIEWS = [...PROPOSAL_TYPES, 'versions'] as const;
type View = (typeof VIEWS)[number];
const NAMES: Record<View, string> = {
  all: 'All Drafts',
  autosave: 'Autosaved',
  saved: 'Saved',
  versions: 'Version History',
};

/** All written and stored work of a Pro user. */
export function DraftsTab() {
  const { user } = useSession();
  return user && <DraftsOf key={user.id} userId={user.id} />;
}

function DraftsOf({ userId }: { userId: string }) {
  const [view, open] = useTabInAddress('view', VIEWS);
  const upload = useUploadDialog(userId);
  return (
    <Card aria-labelledby="proposals-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CardHeader className="mb-0 items-center">
        <CardTitle id="proposals-title">Your proposals</CardTitle>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="secondary" onClick={upload.ask}>
            <Upload aria-hidden />
            Upload Draft
          </Button>
          <LinkButton to={paths.proposalTool}>
            <Plus aria-hidden />
            New Proposal
          </LinkButton>
        </div>
      </CardHeader>
      <Tabs value={view} onValueChange={open} className="grid min-w-0 gap-5">
        <TabsList ref={(list) => scrollToOpenTab(list)} aria-label="Drafts and versions" className="max-sm:gap-0">
          {VIEWS.map((name) => (
            <TabsTrigger key={name} value={name} className="max-sm:px-1.5 max-sm:text-small">
              {NAMES[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        {/* One panel for all of them, so that a list stays in sight until the next one is there. */}
        <TabsContent value={view}>
          {view === 'versions' ? (
            <VersionHistory userId={userId} />
          ) : (
            <ProposalList userId={userId} type={view} addressOf={addressOfDraft} hasType />
          )}
        </TabsContent>
      </Tabs>
      <InfoTiles />
      {upload.dialog}
    </Card>
  );
}

// Source: docs/spec/proposals.md §2.
const TILES = [
  {
    icon: Save,
    title: `Auto-save every ${AUTOSAVE_EVERY_SECONDS} seconds`,
    words: 'What you write is saved to your account as you type.',
  },
  { icon: History, title: 'Version history', words: 'Read any version, compare two, and restore one.' },
  { icon: Files, title: 'Multiple drafts', words: 'Work on several proposals, each with its own history.' },
];

/** What Pro does with a person's work, said quietly beside it. */
function InfoTiles() {
  return (
    <ul aria-label="How your work is saved" className="grid gap-x-6 gap-y-4 border-t border-line pt-6 md:grid-cols-3">
      {TILES.map(({ icon: Icon, title, words }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-accent-ink" />
          <div className="grid content-start gap-0.5">
            <p className="text-small font-strong">{title}</p>
            <p className="text-small text-ink-soft">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
