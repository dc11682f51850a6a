import type { Field } from './field.ts';

export const FINANCE: Field = {
  signs:
    /\b(?:accounting|accountants?|bookkeep\w*|cpa|payroll|quickbooks|xero|tax(?:es|ation)?|valuations?|financial (?:statements?|model\w*)|vat|balance sheets?|invoices|reconcil\w+)\b/gi,
  weak: /\b(?:financ\w+|invoic\w+|budget(?:ing)?|forecast\w*|audit\w*|customs|duty|hs code|fiscal|ownership|ledger|accounts?|receipts?|bank|statements?|expenses?|returns?|month-end|figures|cash flow)\b/gi,
  unless:
    /\b(?:apps?|software|web ?sites?|develop\w*|design\w*|decks?|slides|presentations?|translat\w+|scrap\w+|bots?|dashboards?|integrat\w+|ads|ai|writ\w+|calls?|oracle|emails?|tools?)\b/i,
  insights: [
    'In work like this the result has to survive a stranger with a red pen, so every figure needs a source beside it.',
    'Missing papers cost more time than hard questions, which is why a list of documents should come first.',
    'A careful answer here says what it rests on and where it ends. That is what makes it usable with an authority or a bank.',
    'The details that look formal are the ones that get a file sent back: names, dates, the exact wording.',
    'Differences of a few cents are seldom small. They show where two records disagree.',
    'Deadlines are known for months, and the missing slip is noticed in the last week.',
    'Figures convince when somebody else can follow them back to a paper.',
  ],
  first: [
    'Send you a list of the papers needed, and say what each one is for.',
    'Check which rules apply to your case, and name the points that are open.',
    'Reconcile the opening figures with the records before building on them.',
    'Settle who will receive the result and which form they accept.',
    'Put the papers in order of date, and see where the row breaks.',
    'Settle with you which period is closed and which may still change.',
    'Note the dates by which anything has to be filed.',
  ],
  middle: [
    'Work through the records in order and mark every gap for you.',
    'Note the source of each figure beside it, so that a check is quick.',
    'Keep assumptions on a separate page, open to your objections.',
    'Ask the open questions in one list rather than in drops.',
    'Book the doubtful items on one account, and clear them with you in one go.',
    'Test a sample all the way back to the original paper.',
    'Write each correction down with its reason.',
  ],
  last: [
    'Go through the result with you line by line before it is final.',
    'Deliver the final papers with the working behind them.',
    'Leave a short note on what to watch next time.',
    'Check wording and form once more against what the recipient asks for.',
    'Hand over files named so that an examiner finds them without help.',
    'Sum up what changed against last time, and why.',
    'Set reminders for what comes due next.',
  ],
  questions: [
    'Who will receive the result, and do they ask for a certain form?',
    'Which records do you have at hand today?',
    'Has an authority or a bank already asked a question about this?',
    'Is there a period or a matter that should be looked at first?',
    'What was questioned the last time somebody looked at the books?',
    'Who prepares the papers at your end today?',
    'Which dates are fixed already?',
  ],
  tips: [
    'keep the letters and mails from the authority together. Their exact wording often decides.',
    'a plain list of what is missing is a good start. Nobody has it all on the first day.',
    'ask the recipient for a sample they have accepted before.',
    'store the final version with its sources. The next request is easier that way.',
    'photograph slips on the day you get them. They fade.',
    'keep private and business money apart, even for small sums.',
    'note beside each odd payment what it was for, while you still know.',
  ],
};
