import { Plus, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { InfoTiles } from './info-tiles.tsx';
import { DeletedList } from './list/deleted-list.tsx';
import { DraftList } from './list/draft-list.tsx';
import { UploadDialog } from './upload/upload-dialog.tsx';
import { DRAFT_TABS, type DraftTab, useDraftsAddress } from './use-drafts-address.ts';
import { VersionHistory } from './versions/version-history.tsx';

// Source: docs/spec/proposals.md §2.
const NAMES: Record<DraftTab, string> = {
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
  const { view, order, open, reorder } = useDraftsAddress();
  const [isUploading, setUploading] = useState(false);
  const upload = () => setUploading(true);
  return (
    <Card aria-labelledby="proposals-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CardHeader className="mb-0 items-center">
        <CardTitle id="proposals-title">Your proposals</CardTitle>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="secondary" onClick={upload}>
            <Upload aria-hidden />
            Upload Draft
          </Button>
          <Button asChild>
            <Link to={paths.proposalTool}>
              <Plus aria-hidden />
              New Proposal
            </Link>
          </Button>
        </div>
      </CardHeader>
      {view === 'deleted' ? (
        <DeletedList userId={userId} onBack={() => open('all')} onReorder={reorder} onUpload={upload} />
      ) : (
        <DraftTabs view={view} onOpen={open}>
          {view === 'versions' ? (
            <VersionHistory userId={userId} />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <DraftList userId={userId} filter={{ type: view, ...order }} onReorder={reorder} onUpload={upload} />
              <RecentlyDeleted onOpen={() => open('deleted')} />
            </div>
          )}
        </DraftTabs>
      )}
      <InfoTiles />
      {isUploading && <UploadDialog userId={userId} onClose={() => setUploading(false)} />}
    </Card>
  );
}

function RecentlyDeleted({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={onOpen}>
      <Trash2 aria-hidden />
      Recently deleted
    </Button>
  );
}

interface DraftTabsProps {
  view: DraftTab;
  onOpen: (view: string) => void;
  children: ReactNode;
}

function DraftTabs({ view, onOpen, children }: DraftTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-view="${view}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  return (
    <Tabs value={view} onValueChange={onOpen} className="grid min-w-0 gap-5">
      <TabsList ref={list} aria-label="Drafts and versions" className="max-sm:gap-0">
        {DRAFT_TABS.map((name) => (
          <TabsTrigger key={name} value={name} data-view={name} className="max-sm:px-1.5 max-sm:text-small">
            {NAMES[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      {/* One panel for all of them, so that a list stays in sight until the next one is there. */}
      <TabsContent value={view}>{children}</TabsContent>
    </Tabs>
  );
}
