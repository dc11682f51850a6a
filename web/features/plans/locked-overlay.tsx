import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { freeAccount } from '#shared/plans/credits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { CreateFreeAccount, useIsVisitor } from './free-account.tsx';
import { offerPro } from './shown-offer.ts';
import { warmUpgrade } from './upgrade-dialog.tsx';

interface LockedOverlayProps {
  /** False shows the fields as they are. */
  locked: boolean;
  /** One line: what these fields would do for the proposal. */
  why: string;
  /** What the person has typed into the fields, to read; it is shown in place of the locked fields. */
  own?: ReactNode;
  /** The fields. Locked, they can be seen behind a veil but neither reached nor read aloud. */
  children: ReactNode;
}

/** Something one could have: the fields behind a veil, one line why, and the way to it. */
export function LockedOverlay({ locked, why, own, children }: LockedOverlayProps) {
  if (!locked) return children;
  return own ? <ReadOnly>{own}</ReadOnly> : <Veil why={why}>{children}</Veil>;
}

/** Texts of one's own are never behind the veil: only editing them is locked. */
function ReadOnly({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5">
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-soft border border-line bg-sunken p-4">
        <Lock aria-hidden className="size-4 text-ink-faint" />
        <Offer why="Your texts are saved. Editing them is part of Pro." whyClass="min-w-0 flex-1 basis-64" />
      </div>
    </div>
  );
}

function Veil({ why, children }: { why: string; children: ReactNode }) {
  return (
    <div className="relative isolate min-h-60 overflow-hidden rounded-soft">
      <fieldset disabled inert aria-hidden className="min-w-0 opacity-60 blur-veil select-none">
        {children}
      </fieldset>
      <div className="absolute inset-0 z-10 grid content-start justify-items-center bg-sheet/55 px-4 py-6 text-center">
        <div className="grid max-w-80 justify-items-center gap-3">
          <Badge tone="accent" className="bg-sheet">
            <Lock aria-hidden />
            Pro Features
          </Badge>
          {/* The button reaches over the whole veil: a press anywhere on what is locked opens the offer. */}
          <Offer why={why} buttonClass="after:absolute after:inset-0 static" />
        </div>
      </div>
    </div>
  );
}

interface OfferProps {
  why: string;
  whyClass?: string;
  buttonClass?: string;
}

/** Why, and the button to Pro; for visitors a free account comes first. */
function Offer({ why, whyClass, buttonClass }: OfferProps) {
  const isVisitor = useIsVisitor();
  const { action, why: offered } = freeAccount();
  return (
    <>
      <p className={cn('text-pretty', whyClass)}>{isVisitor ? `${action}: ${offered}.` : why}</p>
      {isVisitor && <CreateFreeAccount className="relative z-10" />}
      <Button
        variant={isVisitor ? 'ghost' : 'primary'}
        {...(isVisitor ? {} : { 'data-focus': 'first-field' })}
        className={buttonClass}
        onClick={() => offerPro()}
        onPointerDown={warmUpgrade}
      >
        Upgrade to Pro
      </Button>
    </>
  );
}
