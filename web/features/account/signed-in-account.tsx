import { ACCOUNT_TABS, type AccountTab } from '#shared/account/contract.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import { scrollToOpenTab } from '#web/ui/scroll-to-open-tab.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { useTabInAddress } from '#web/ui/use-tab-in-address.ts';
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
  const [tab, openTab] = useTabInAddress('tab', ACCOUNT_TABS);
  const state = upgradeState(useViewer(), new Date());
  return (
    <div className={PLACE}>
      <h1 className={HEADING}>Account</h1>
      <div>
        <SideCard user={user} state={state} />
      </div>
      <Tabs value={tab} onValueChange={openTab} className="grid min-w-0 content-start gap-6">
        <TabsList ref={(list) => scrollToOpenTab(list)} aria-label="Account">
          {ACCOUNT_TABS.map((name) => (
            <TabsTrigger key={name} value={name}>
              {NAMES[name]}
            </TabsTrigger>
          ))}
        </TabsList>
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
