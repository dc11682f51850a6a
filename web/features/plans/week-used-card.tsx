import { weekUsedWords } from '#shared/plans/credits.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CreateFreeAccount, useIsVisitor } from './free-account.tsx';
import { usePlanSettings } from './free-plan.tsx';
import { showProDetails } from './shown-offer.ts';
import { useRefusedWeek } from './week-used.ts';

/** The free proposals of this week are used: when there are more, and the ways to have more now. Nothing before a refusal. */
export function WeekUsedCard() {
  const refused = useRefusedWeek();
  const { data } = usePlanSettings();
  const isVisitor = useIsVisitor();
  if (!refused) return null;
  const { nextAt } = refused;
  const words = weekUsedWords(data?.freeWeeklyLimit ?? 1);
  return (
    <div role="group" aria-label={words} tabIndex={-1} data-focus="week-used" className="my-3 rounded-soft">
      <Alert
        tone="warning"
        title={words}
        action={
          <>
            {isVisitor && <CreateFreeAccount />}
            <Button variant={isVisitor ? 'secondary' : 'primary'} onClick={() => showProDetails()}>
              Upgrade
            </Button>
          </>
        }
      >
        {nextAt && `${nextWords(nextAt)} `}Your text is saved.
      </Alert>
    </div>
  );
}

/** 'Next one: Monday, Nov 30, 12:00 AM.', in the reader's time zone. */
function nextWords(nextAt: string): string {
  const options = { weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return `Next one: ${new Intl.DateTimeFormat('en-US', options).format(new Date(nextAt))}.`;
}
