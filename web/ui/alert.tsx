import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

const TONES = {
  info: { icon: Info, box: 'border-line bg-sunken', mark: 'text-ink-soft' },
  success: { icon: CircleCheck, box: 'border-accent-line bg-accent-wash', mark: 'text-accent-ink' },
  warning: { icon: TriangleAlert, box: 'border-amber-line bg-amber-wash', mark: 'text-amber-ink' },
  danger: { icon: CircleAlert, box: 'border-danger-line bg-danger-wash', mark: 'text-danger-ink' },
} as const satisfies Record<string, { icon: LucideIcon; box: string; mark: string }>;

interface AlertProps {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons under the words. */
  action?: ReactNode;
  /** It answers a press: it is scrolled into sight when it appears, as in a dialog that scrolls. */
  isAnswer?: boolean;
  /** Its place among others: it must not set anew what the box has. */
  className?: string | undefined;
}

/** A message that stays in the page. Warnings and refusals are announced; what merely informs is not. */
export function Alert({ tone = 'info', title, children, action, isAnswer = false, className }: AlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswer]);
  const { icon: Icon, box, mark } = TONES[tone];
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      ref={frame}
      {...(isUrgent ? { role: 'alert' } : {})}
      className={clsx('flex gap-3 rounded-soft border p-4', box, className)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-strong">{title}</p>}
        {children && <div className="text-ink-soft">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
