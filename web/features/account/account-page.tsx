import { useEffect, useRef } from 'react';
import { ACCOUNT_TABS, type AccountTab } from '#shared/account/contract.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import { pageTitle } from '#shared/site/config.ts';
import { useCurrentUser, useSession } from '#web/features/identity/index.ts';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { AccessRequired } from './access-required.tsx';
import { SideCard } from './side-card.tsx';
import { ProfileTab } from './tabs/profile-tab.tsx';
import { ProposalsTab } from './tabs/proposals-tab.tsx';
import { SecurityTab } from './tabs/security-tab.tsx';
import { SubscriptionTab } from './tabs/subscription-tab.tsx';
import { WriterTab } from './tabs/writer-tab.tsx';
import { useAccountTab } from './use-account-tab.ts';

const NAMES: Record<AccountTab, string> = {
  profile: 'Profile',
  proposals: 'Proposals',
  writer: 'Writer',
  subscription: 'Subscription',
  security: 'Security',
};

const PLACE =
  'mx-auto grid max-w-page gap-x-10 gap-y-6 px-4 pt-8 pb-20 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-12';
const HEADING = 'font-serif text-heading font-normal lg:col-span-2';

export function AccountPage() {
  const session = useSession();
  // Here and not in what shows its failure: each new reader of a failed query asks again, which takes the failure away.
  const { error, refetch } = useCurrentUser();
  return (
    <>
      <title>{pageTitle('Account')}</title>
      {session.status === 'loading' && <Loading />}
      {session.status === 'signed-out' &&
        (session.hasFailed ? (
          <CouldNotAsk words={error?.message} onRetry={() => void refetch()} />
        ) : (
          <AccessRequired />
        ))}
      {session.status === 'signed-in' && <SignedInPage key={session.user.id} user={session.user} />}
    </>
  );
}

function Loading() {
  return (
    <div className={PLACE}>
      <h1 className={HEADING}>Account</h1>
      <p role="status" className="sr-only">
        Loading your account
      </p>
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  );
}

function CouldNotAsk({ words, onRetry }: { words: string | undefined; onRetry: () => void }) {
  return (
    <div className="mx-auto grid max-w-160 gap-6 px-4 py-16">
      <h1 className="font-serif text-heading font-normal">Account</h1>
      <Alert
        tone="danger"
        title="Your account could not be fetched"
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {words}
      </Alert>
    </div>
  );
}

function SignedInPage({ user }: { user: SessionUser }) {
  const [tab, openTab] = useAccountTab();
  const state = upgradeState(useViewer(), new Date());
  return (
    <div className={PLACE}>
      <h1 className={HEADING}>Account</h1>
      <div>
        <SideCard user={user} state={state} />
      </div>
      <Tabs value={tab} onValueChange={openTab} className="content-start">
        <TabNames tab={tab} />
        <TabsContent value="profile">
          <ProfileTab user={user} />
        </TabsContent>
        <TabsContent value="proposals">
          <ProposalsTab state={state} />
        </TabsContent>
        <TabsContent value="writer">
          <WriterTab />
        </TabsContent>
        <TabsContent value="subscription">
          <SubscriptionTab user={user} state={state} />
        </TabsContent>
        <TabsContent value="security">
          <SecurityTab user={user} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** On a phone the names scroll sideways; the one that is open is brought into sight. */
function TabNames({ tab }: { tab: AccountTab }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <TabsList ref={list} aria-label="Account">
      {ACCOUNT_TABS.map((name) => (
        <TabsTrigger key={name} value={name} data-tab={name}>
          {NAMES[name]}
        </TabsTrigger>
      ))}
    </TabsList>
  );
}
