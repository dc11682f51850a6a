import { isBlank } from '#shared/http/text.ts';
import type { Profile } from '#shared/profiles/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Conflict } from '../use-profile-saving.ts';

interface ProfileConflictProps {
  control: {
    readonly conflict: Conflict | undefined;
    readonly takeTheirs: (theirs: Profile) => void;
    readonly decideLater: () => void;
  };
  isSaving: boolean;
}

/** A profile was changed elsewhere in the meantime: both texts are shown, and the person says which one stays. */
export function ProfileConflict({ control: { conflict, takeTheirs, decideLater }, isSaving }: ProfileConflictProps) {
  if (!conflict) return null;
  const { theirs, differences, keepMine } = conflict;
  return (
    <Dialog
      onClose={decideLater}
      title={`“${theirs.name}” was changed elsewhere`}
      description="In another tab or on another device. Choose which text to keep."
      className="max-w-200"
      footer={
        <>
          <Button variant="ghost" onClick={decideLater}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={() => takeTheirs(theirs)}>
            Use saved version
          </Button>
          <Button busy={isSaving} onClick={() => void keepMine()}>
            Keep this one
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {differences.map(({ label, mine, theirs: stored }) => (
          <section key={label} aria-label={label} className="grid gap-2">
            <h3 className="font-strong">{label}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version name="This one" text={mine} />
              <Version name="Saved version" text={stored} />
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-small text-ink-faint">{name}</p>
      <p className="max-h-60 overflow-y-auto rounded-tight border border-line bg-sunken p-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {isBlank(text) ? <span className="text-ink-faint">Empty</span> : text}
      </p>
    </div>
  );
}
