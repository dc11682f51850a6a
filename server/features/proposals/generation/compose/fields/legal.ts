import type { Field } from './field.ts';

export const LEGAL: Field = {
  signs:
    /\b(?:law(?:yers?)?|legal(?:ly)?|attorneys?|agreements?|terms of service|privacy polic\w+|trademarks?|gdpr|litigation|clauses?|ndas?|solicitors?|paralegal|lease)\b/gi,
  weak: /\b(?:contracts?|complian\w+|licen[cs]\w+|immigration|laws|polic(?:y|ies)|disputes?|parties|sign(?:ed|ing)?|liability|terms|shareholders?|investors?|damages|wording|tenants?|landlord|court)\b/gi,
  unless:
    /\b(?:translat\w+|subtitl\w+|transcri\w+|apps?|software|web ?sites?|develop\w*|scrap\w+|data entry|calls?|design\w*|dashboards?|bots?|questionnaires?|ai|pages?|plans?)\b/i,
  insights: [
    'Papers like this are tested on the day people disagree. Every clause should say who does what, and what follows if they do not.',
    'The risk rarely sits in the long clauses. It sits between two short ones that do not fit together.',
    'A good review ends in choices you can make, not in a list of worries.',
    'What the parties mean and what the paper says drift apart quietly, so the first step is to put the deal in plain words.',
    'A word that means two things will be read the way that suits the reader. Definitions are where disputes end.',
    'What is not said is filled in by the law, and not always the way one hopes.',
    'A short clause that both sides understand holds longer than a clever one.',
  ],
  first: [
    'Put the deal in plain words with you, then read the paper against it.',
    'Establish which law applies and what it does not let anyone sign away.',
    'Read the whole document once for structure before judging single clauses.',
    'List the points that matter most to you, and where you could give way.',
    'Draw up who owes what to whom, and by when, on a single page.',
    'Collect the annexes, mails and earlier versions that belong to it.',
    'Set the clauses you would fight for apart from those you would not.',
  ],
  middle: [
    'Mark each risk with its weight and a proposed wording.',
    'Check that the clauses agree with each other and with the annexes.',
    'Set out the choices where the law leaves you one.',
    'Keep comments short enough to be read by both sides.',
    'Propose wording in plain language, with the reason beside it.',
    'Follow each defined word through the text, to see that it always means the same.',
    'Think through the end of it: notice, payment, return of papers.',
  ],
  last: [
    'Deliver a marked version and a one-page summary for decisions.',
    'Go through the changes with you and settle the wording.',
    'Leave a list of what has to happen after signing.',
    'Check the final version once more against what was agreed.',
    'List the open decisions for you, each with its consequence.',
    'Prepare the copy for signing, with all annexes numbered.',
    'Note the dates that follow from it, so that none is missed.',
  ],
  questions: [
    'Which outcome are you most keen to rule out?',
    'Has the other side already seen or signed a version?',
    'Which points are settled between the parties, and which are still open?',
    'Is there a side letter or an earlier draft that should be read too?',
    'What would you do if the other side simply stopped?',
    'Which sentence in the paper worries you most?',
    'Who will have to work by this paper from day to day?',
  ],
  tips: [
    'write down what was agreed in conversation while it is fresh. Memory drifts.',
    'do not sign a clean copy without comparing it with the last marked one.',
    'keep every version with its date in the name.',
    'have the person who will live with the contract read it once. They spot what lawyers miss.',
    'send drafts as files that show changes, and never as pictures.',
    'agree on the language that counts, if there are two.',
    'read the part about ending it first. It tells how the rest is meant.',
  ],
};
