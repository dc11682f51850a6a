import { AudioLines, CircleCheck, FolderClock, type LucideIcon, UserPen } from 'lucide-react';
import { nextChargeWords, useSubscription } from '#web/features/billing/index.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SUBSCRIPTION_TAB } from '../already-subscribed.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';

const TILES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: AudioLines,
    title: 'Every tone and style',
    text: 'Choose the one that fits the client, and change it later.',
  },
  {
    icon: UserPen,
    title: 'Your own experience',
    text: 'Skills, About Me, portfolio and samples are used where they fit.',
  },
  { icon: FolderClock, title: 'Drafts and versions', text: 'What you write is saved as you go, with its history.' },
];

/** The payment is confirmed: what is open now, and where to begin. Source: docs/spec/accounts.md#checkoutsuccess. */
export function ActivePro() {
  return (
    <CheckoutSheet
      isAnswer
      isWide
      title="Your Pro Account is Active!"
      mark={
        <p className="flex items-center gap-2 font-strong text-accent-ink">
          <CircleCheck aria-hidden className="size-6 shrink-0" />
          Subscription Successful
        </p>
      }
      actions={
        <>
          <LinkButton to={paths.proposalTool}>Start Creating Proposals</LinkButton>
          <LinkButton variant="secondary" to={SUBSCRIPTION_TAB}>
            Manage Subscription
          </LinkButton>
        </>
      }
    >
      <p>Your Pro subscription has been activated. You have everything in Pro on every device you sign in to.</p>
      <Charges />
      <ul className="mt-3 grid gap-x-8 gap-y-6 border-t border-line pt-6 md:grid-cols-3">
        {TILES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1.5">
            <Icon aria-hidden className="size-5 text-accent-ink" />
            <h2 className="font-strong text-ink">{title}</h2>
            <p className="text-small text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </CheckoutSheet>
  );
}

/** What was due today, and when the next charge comes. */
function Charges() {
  const { data: subscription } = useSubscription();
  const next = subscription && nextChargeWords(subscription);
  if (!next) return null;
  return (
    <p className="tabular-nums">
      {subscription.status === 'trialing' && 'Nothing is due today. '}
      {next.name}: {next.value}.
    </p>
  );
}
