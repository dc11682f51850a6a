import { freePlanWords } from '#shared/plans/free-plan.ts';
import { offerFor, trialLabel } from '#shared/plans/offer.ts';
import { pageTitle, SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';

export interface PageWords {
  readonly title: string;
  /** What a search engine shows below the title: 70 to 155 characters, the rest would be cut. */
  readonly description: string;
}

/** How each page of the site names itself, by the address it is to be found by. */
export function pageWords(path: string, settings: Pick<SiteSettings, 'freeWeeklyLimit'>): PageWords {
  const words = WORDS[path];
  if (!words) throw new Error(`No title and description for ${path}`);
  const { title, description } = words(settings);
  return { title: pageTitle(title), description };
}

const WORDS: Readonly<Record<string, (settings: Pick<SiteSettings, 'freeWeeklyLimit'>) => PageWords>> = {
  [paths.home]: () => ({
    title: 'Freelance proposals that answer the job post',
    description:
      'Paste a job post and get a proposal that answers every question in it and claims nothing you did not say. No account needed.',
  }),
  [paths.pricing]: ({ freeWeeklyLimit }) => ({ title: 'Pricing', description: pricing(freeWeeklyLimit) }),
  [paths.faq]: () => ({
    title: 'FAQ',
    description: `What ${SITE.name} does, what is free, what Pro adds, where your proposals are stored, how editing works, and how to upgrade or cancel.`,
  }),
  [paths.contact]: () => ({
    title: 'Contact',
    description: `A question about ${SITE.name}, your account or a payment? Write to us: we reply within ${SITE.supportReply}.`,
  }),
  [paths.terms]: () => ({
    title: 'Terms of Service',
    description: `The rules for using ${SITE.name}: accounts, subscriptions, cancellation, who owns the proposals, and what is not allowed.`,
  }),
  [paths.privacy]: () => ({
    title: 'Privacy Policy',
    description: `What ${SITE.name} knows about you, what it does with it and for how long, and how you can see, take or delete it.`,
  }),
};

function pricing(freeWeeklyLimit: number | null): string {
  const [month, year] = [offerFor('monthly'), offerFor('yearly')];
  const trial = trialLabel();
  const free = freePlanWords(freeWeeklyLimit).sentence;
  const pro = `Pro is ${month.price} ${month.per} or ${year.price} ${year.per}${trial ? `, with a ${trial}` : ''}`;
  return `${free} ${pro}. Compare what each plan includes.`;
}
