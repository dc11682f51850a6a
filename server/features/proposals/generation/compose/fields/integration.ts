import type { Field } from './field.ts';

export const INTEGRATION: Field = {
  signs:
    /\b(?:integrat\w+|apis?|webhooks?|zapier|n8n|make\.com|integromat|hubspot|salesforce|airtable|netsuite|erp|crm|power automate|synchroni[sz]\w+|telegram bots?|discord bots?)\b/gi,
  weak: /\b(?:automat\w+|workflows?|connectors?|sync\w*|bots?|scrap\w+|robots?|pipelines?|connect\w*|triggers?|records?|orders?|data|nodes?|leads|notifications?|emails?|invoices?)\b/gi,
  unless:
    /\b(?:back-?end|videos?|design\w*|assistants?|illustrator|writ\w+|tutor\w*|sales(?!force)|translat\w+|photograph\w*|recruit\w*|bookkeep\w*)\b/i,
  insights: [
    'Connections like this fail in the cases nobody wrote down: an expired token, a record that arrives twice, a field left empty.',
    'An automation earns its keep on the day something goes wrong. If it fails loudly and can be run again, it is safe to rely on.',
    'The steps themselves are quick to wire up. What takes thought is which system is right when two of them disagree.',
    'Automating an unclear process only makes the mess faster, so the rules deserve a page of plain text first.',
    'What looks like one connection is three: reading, matching and writing. Trouble hides in the matching.',
    'Data seldom breaks on its way. It arrives in a shape that nobody expected.',
    'A flow that nobody watches will stop on a holiday. It has to report by itself.',
  ],
  first: [
    'Map each step on one page: what starts it, what it reads, what it writes, who hears about a failure.',
    'Check what each system really allows: limits, permissions and the fields it gives out.',
    'Take one real case and run it by hand from start to end, to find the exceptions.',
    'Build the shortest useful path first and run it on test data.',
    'Write the rule for each field: where it comes from, who may change it, what happens when it is empty.',
    'Pull a handful of real records from each side and compare them by eye.',
    'Sort the steps into those that may fail quietly and those that may not.',
  ],
  middle: [
    'Make every step safe to run twice, so that a retry never doubles a record.',
    'Log each run in a place that you can read without me.',
    'Add alerts for failures, with enough detail to act on them.',
    'Keep keys and settings out of the steps, so that accounts can change later.',
    'Connect one record type fully before touching the next.',
    'Match records by a key that never changes, and set the doubtful ones aside.',
    'Slow down on purpose where a service allows few calls.',
  ],
  last: [
    'Let it run beside the manual way for a while, compare the results, then switch over.',
    'Record a short walk-through of every workflow and hand over all accounts.',
    'Test the bad days too: wrong input, a service that is down, a slow answer.',
    'Document what each part does and what to check when it stops.',
    'Run it once over the old records, and go through the ones that did not match with you.',
    'Leave a switch to turn each flow off, and a page that says when to use it.',
    'Show your team how to read the log and repeat a failed run.',
  ],
  questions: [
    'Which system should win when two of them hold different data?',
    'What happens today when one of these steps is forgotten?',
    'Who should be told when a run fails, and where?',
    'Do you have admin access to all the tools involved?',
    'Which field tells you for sure that two records are the same?',
    'How soon does a change on one side have to show on the other?',
    'What should happen to records that fit nowhere?',
  ],
  tips: [
    'create one service account for all connections. Things break when they hang on a person who leaves.',
    'write down the exceptions your team handles by feel. They are the real specification.',
    'check the usage limits of your current plans before building on them.',
    'start with the step that annoys people daily. It pays back soonest.',
    'keep test records with silly names. You will spot at once where they end up.',
    'give each connection a name that says what it moves and where to.',
    'clean up duplicates before anything is connected. Afterwards there are twice as many.',
  ],
};
