import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_TABS, type AccountTab } from '#shared/account/contract.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { HEADING, PLACE } from './layout.ts';
import { SideCard } from './side-card.tsx';
import { ProfileTab } from './tabs/profile-tab.tsx';
import { ProposalsTab } from './tabs/proposals-tab.tsx';
import { SecurityTab } from './tabs/security-tab.tsx';
import { SubscriptionTab } from './tabs/subscription-tab.tsx';
import { WriterTab } from './tabs/writer-tab.tsx';

const NAMES: Record<AccountTab, string> = {
  profile: 'Profile',
  proposals: 'Proposals',
  writer: 'Writer',
  subscription: 'Subscription',
  security: 'Security',
};

/** The account of someone who is signed in: a file of its own, which visitors do not load. */
export function SignedInAccount({ user }: { user: SessionUser }) {
  const [tab, openTab] = useAccountTab();
  const state = upgradeState(useViewer(), new Date());
  return (
    <div className={PLACE}>
      <h1 className={HEADING}>Account</h1>
      <div>
        <SideCard user={user} state={state} />
      </div>
      <Tabs value={tab} onValueChange={openTab} className="grid min-w-0 content-start gap-6">
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

/** The tab that the address names, and the way to another: the address changes with it, so Back returns to the last one. */
function useAccountTab(): readonly [AccountTab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = ACCOUNT_TABS.find((name) => name === search.get('tab')) ?? 'profile';
  // A press on a tab's name asks twice, by the press and by the focus, before the address has changed.
  const asked = useRef<string>(tab);
  useEffect(() => {
    asked.current = tab;
  }, [tab]);
  const open = (next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    setSearch(
      (present) => {
        const changed = new URLSearchParams(present);
        changed.set('tab', next);
        return changed;
      },
      { preventScrollReset: true },
    );
  };
  return [tab, open];
}
