import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { BackHome } from '../back-home.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { TextLink } from '../text-link.tsx';
import { faqQuestions } from './faq-questions.ts';

/** Eight questions, one of them open at a time. Source: docs/spec/proposals.md#faq-page. */
export function FaqPage({ settings }: { settings: SiteSettings }) {
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 pt-6 pb-20 sm:px-6 sm:pt-10 sm:pb-28">
      <BackHome />
      <header className="grid gap-3 pb-4">
        <h1 className="font-serif text-display font-normal text-balance">Frequently asked questions</h1>
        <p className="text-lead text-ink-soft">
          Not here? <TextLink to={paths.contact}>Write to us</TextLink>; we reply within{' '}
          <span className="whitespace-nowrap">{SITE.supportReply}</span>.
        </p>
      </header>
      <section aria-labelledby="questions-title">
        <h2 id="questions-title" className="sr-only">
          Questions and answers
        </h2>
        <QuestionList questions={faqQuestions(settings)} group="faq" level={3} />
      </section>
    </div>
  );
}
