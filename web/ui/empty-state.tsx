import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says why there is nothing here and what to do next. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      {icon && <span className="text-ink-faint [&_svg]:size-7 [&_svg]:stroke-[1.5]">{icon}</span>}
      <p className="font-strong">{title}</p>
      {children && <div className="max-w-96 text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
