import { SOME_FREE_PROPOSALS } from '#shared/plans/free-plan.ts';
import { SITE } from '#shared/site/config.ts';
import { useFreePlan } from '#web/features/plans/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { HashAccordion } from '../hash-accordion.tsx';
import { billingQuestions, type Question } from './billing-questions.ts';

/** What people ask about plans and paying; the open one stands in the address, so that it can be linked to. */
export function Questions() {
  const free = useFreePlan();
  const questions = billingQuestions(free ?? SOME_FREE_PROPOSALS);
  return (
    <HashAccordion
      items={questions.map((one) => ({
        id: one.id,
        title: one.question,
        content: free ? <Answer of={one} /> : <AnswerLoading />,
      }))}
    />
  );
}

function Answer({ of: { answer, endsWithSupport } }: { of: Question }) {
  return (
    <div className="grid gap-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {endsWithSupport && (
        <p>
          Write to{' '}
          <a
            href={`mailto:${SITE.supportEmail}`}
            className="text-accent-ink underline underline-offset-4 hover:decoration-2"
          >
            {SITE.supportEmail}
          </a>
          .
        </p>
      )}
    </div>
  );
}

/** What is free is not known yet, and some answers rest on it. */
function AnswerLoading() {
  return (
    <span role="status" className="grid gap-2">
      <Skeleton className="w-full" />
      <Skeleton className="w-2/3" />
      <VisuallyHidden>Loading the answer</VisuallyHidden>
    </span>
  );
}
