import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ACCOUNT_TABS, type AccountTab } from '#shared/account/contract.ts';
import type { SessionUser } from '#shared/identity/contract.ts';
import { useSignOut } from '#web/features/identity/index.ts';
import { UpgradeButton, type UpgradeState, upgradeState, useViewer } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { scrollToOpenTab } from '#web/ui/scroll-to-open-tab.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { useTabInAddress } from '#web/ui/use-tab-in-address.ts';
import { initials } from './initials.ts';
import { PlanBadge } from './plan-badge.tsx';
import { ProfileTab } from './tabs/profile-tab.tsx';
import { ProposalsTab } from './tabs/proposals-tab.tsx';
import { SecurityTab } from './tabs/security-tab.tsx';
import { SubscriptionTab } from './tabs/subscription-tab.tsx';
import { WriterTab } from './tabs/writer-tab.tsx';

const NAMES: Record<AccountTab, string> = {
  profile: 'Profile',
  proposals: 'Proposals',
  writer: 'AI settings',
  subscription: 'Subscription',
  security: 'Security',
};

/** The account of someone who is signed in: a file of its own, which visitors do not load. */
export function SignedInAccount({ user }: { user: SessionUser }) {
  const [tab, openTab] = useTabInAddress('tab', ACCOUNT_TABS);
  const state = upgradeState(useViewer(), new Date());
  return (
    <>
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
    </>
  );
}

/** The signed-in person, their plan, and sign-out. */
function SideCard({ user, state }: { user: SessionUser; state: UpgradeState }) {
  const signOut = useSignOut();
  const name = user.fullName ?? user.username;
  return (
    <Card
      aria-label="Your account"
      className="grid content-start gap-5 lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <div className="flex min-w-0 items-center gap-4 lg:flex-col lg:items-start">
        <Avatar name={name} picture={user.profilePicture} />
        <div className="grid min-w-0 gap-1">
          <p className="truncate font-strong text-lead leading-snug" title={name}>
            {name}
          </p>
          <p className="truncate text-ink-soft" title={user.email}>
            {user.email}
          </p>
          <p className="pt-1">
            <PlanBadge state={state} />
          </p>
        </div>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2 lg:grid-flow-row">
        {state === 'offer' && <UpgradeButton variant="secondary" />}
        <Button
          variant="ghost"
          className={state === 'offer' ? '' : '-ml-4 justify-self-start'}
          busy={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
    </Card>
  );
}

/** The person's picture; their initials where there is none or it cannot be fetched. Decoration: the name is beside it. */
function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string>();
  const isShown = picture !== null && picture.startsWith('https://') && picture !== broken;
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-sunken font-serif text-lead text-ink-soft"
    >
      {isShown ? (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
