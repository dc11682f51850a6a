import { useLocation } from 'react-router';
import { freeAccount } from '#shared/plans/credits.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useViewer } from './use-viewer.ts';

/** Whether the viewer can still get premium proposals for nothing: by making an account. */
export function useIsVisitor(): boolean {
  const { holder, isLoading } = useViewer();
  return holder === null && !isLoading;
}

/** The way to an account, which leads back to this page. It is the first offer to visitors; the plan is the second. */
export function CreateFreeAccount({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const signUp = new URLSearchParams({ tab: 'register', returnTo: pathname + search });
  return (
    <LinkButton className={className} to={`${paths.auth}?${signUp}`} data-focus="first-field">
      {freeAccount().action}
    </LinkButton>
  );
}

/** 'Create a free account: three proposals with your own experience, no card.' with the button; nothing for who has one. */
export function FreeAccountFirst() {
  const { action, why } = freeAccount();
  if (!useIsVisitor()) return null;
  return (
    <div className="mb-5 grid justify-items-start gap-3 rounded-soft border border-accent-line bg-accent-wash p-4">
      <p className="text-pretty">
        {action}: {why}.
      </p>
      <CreateFreeAccount />
    </div>
  );
}
