import { pageTitle, SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { HashAccordion } from '../hash-accordion.tsx';
import { TextLink } from '../text-link.tsx';
import { faqQuestions } from './faq-questions.tsx';

/** Eight questions, one of them open at a time. Source: seeds 001 §2. */
export function FaqPage() {
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 pt-6 pb-20 sm:px-6 sm:pt-10 sm:pb-28">
      <title>{pageTitle('FAQ')}</title>
      <BackLink to={paths.home}>Back to Home</BackLink>
      <header className="grid gap-3 pb-4">
        <h1 className="font-serif text-display font-normal text-balance">Frequently asked questions</h1>
        <p className="text-lead text-ink-soft">
          Not here? <TextLink to={paths.contact}>Write to us</TextLink>; we reply within {SITE.supportReply}.
        </p>
      </header>
      <section aria-labelledby="questions-title">
        <h2 id="questions-title" className="sr-only">
          Questions and answers
        </h2>
        <HashAccordion items={faqQuestions()} />
      </section>
    </div>
  );
}
