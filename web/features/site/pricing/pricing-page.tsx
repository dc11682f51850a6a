import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '#shared/plans/catalogue.ts';
import { type ComparedCell, comparePlans } from '#shared/plans/comparison.ts';
import { premiumProposals } from '#shared/plans/credits.ts';
import { freePlanWords } from '#shared/plans/free-plan.ts';
import { TRIAL_CREDITS } from '#shared/plans/limits.ts';
import { offerFor } from '#shared/plans/offer.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { TestMode } from '#web/site-shell/test-mode.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { billingQuestions } from './billing-questions.ts';
import { PlanCards } from './plan-cards.tsx';

/** The plans, all that they hold, and what people ask about paying. */
export function PricingPage({ settings }: { settings: SiteSettings }) {
  const free = freePlanWords(settings.freeWeeklyLimit);
  return (
    <div className="mx-auto max-w-page px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
      <header className="mx-auto grid max-w-2xl gap-4 pb-8 text-center sm:pb-10">
        <h1 className="font-serif text-display font-normal">Pricing</h1>
        <p className="text-lead text-balance text-ink-soft">
          <span className="block">{free.sentence}</span> With AI or without. Pro adds your own experience, your voice
          and every tone.
        </p>
        <TestMode billing={settings.billing} className="justify-self-center" />
      </header>
      <PlanCards settings={settings} level={2} />
      <section aria-labelledby="compare-title" className="mx-auto max-w-4xl pt-20 sm:pt-28">
        <h2 id="compare-title" className="pb-6 font-serif text-heading font-normal">
          Compare plans
        </h2>
        <PlanTable weekly={free.short} />
      </section>
      <section aria-labelledby="questions-title" className="mx-auto max-w-4xl pt-20 sm:pt-28">
        <h2 id="questions-title" className="pb-6 font-serif text-heading font-normal">
          Questions about plans and paying
        </h2>
        <QuestionList questions={billingQuestions(settings)} group="paying" level={3} />
      </section>
    </div>
  );
}

const COLUMNS = ['free', 'premium', 'pro'] as const;
const HEADS = {
  free: { name: 'Free', about: formatPrice(0) },
  premium: { name: 'Trial', about: `${TRIAL_CREDITS} proposals` },
  pro: { name: 'Pro', about: `${offerFor('monthly').price} a month` },
} as const;
const CELL = 'px-1.5 py-2.5 text-center align-middle sm:px-3';

/**
 * Everything there is, in each plan. The names of the plans stay in sight. Fits the narrowest phone without scrolling sideways.
 * @param weekly what may be written for free in a week: '5 a week'
 */
function PlanTable({ weekly }: { weekly: string }) {
  return (
    <div className="grid gap-4">
      <table className="w-full table-fixed border-collapse text-small tabular-nums sm:text-body">
        <caption className="sr-only">What Free, premium proposals and Pro include</caption>
        <colgroup>
          <col className="w-[36%] sm:w-[46%]" />
        </colgroup>
        <thead>
          <tr>
            <th className="sticky top-(--header-height) z-10 border-b border-line-strong bg-canvas" scope="col">
              <VisuallyHidden>Feature</VisuallyHidden>
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`${CELL} sticky top-(--header-height) z-10 border-b border-line-strong bg-canvas align-top font-strong`}
              >
                {HEADS[column].name}
                <span className="block font-normal text-ink-faint text-small">{HEADS[column].about}</span>
              </th>
            ))}
          </tr>
        </thead>
        {comparePlans().map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-8 pb-2 text-left eyebrow">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                  {row.name}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className={CELL}>
                    {row[column] === 'weekly' ? weekly : CELLS[row[column]]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Notes />
    </div>
  );
}

const CELLS: Record<Exclude<ComparedCell, 'weekly'>, ReactNode> = {
  yes: (
    <>
      <Check aria-hidden className="inline size-4.5 text-accent-ink" />
      <VisuallyHidden>Yes</VisuallyHidden>
    </>
  ),
  no: (
    <>
      <Minus aria-hidden className="inline size-4.5 text-ink-faint" />
      <VisuallyHidden>No</VisuallyHidden>
    </>
  ),
  kept: 'Read-only',
  unlimited: 'Unlimited',
};

function Notes() {
  return (
    <div className="grid gap-1 text-small text-ink-faint">
      <p>Trial: the {premiumProposals()} that come with a new account, no payment required.</p>
      <p>Read-only: what you entered then is still used; changing it requires Pro.</p>
    </div>
  );
}
