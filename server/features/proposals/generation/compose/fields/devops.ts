import type { Field } from './field.ts';

export const DEVOPS: Field = {
  signs:
    /\b(?:aws|azure|gcp|docker|kubernetes|ci\/cd|devops|nginx|vps|terraform|ansible|ubuntu|github actions|vpn|dns|deploy(?:s|ed|ing|ments?)?|reverse prox\w+|load balanc\w+)\b/gi,
  weak: /\b(?:servers?|linux|hosting|cloud|networks?|networking|cyber ?security|penetration test\w*|infrastructure|monitoring|backups?|pipelines?|certificates?|ssl|uptime|logs|restore|migrat\w*|clusters?|containers?|firewalls?|ssh|connectivity|environments?|config\w*)\b/gi,
  unless:
    /\b(?:questionnaires?|policy|policies|recruit\w*|writ\w+|tutorials?|analysts?|dashboards?|assistants?|tutor\w*|sales|complian\w+|apps?)\b/i,
  insights: [
    'Infrastructure work is safe when every change can be repeated and undone. Clicking through a console gives neither.',
    'With a setup like this, the fault is usually between two parts that are each fine on their own: names, routes, rights.',
    'The cheapest moment to think about backups, secrets and access is before the first deployment.',
    'A pipeline is only finished when somebody else can read it and roll it back.',
    'What saves a bad night is not the clever part of a setup. It is a page that says what to do first.',
    'Rights pile up over the years, so old accounts deserve a look before anything new is opened.',
    'A server set up by hand is hard to set up a second time, so each step belongs in writing.',
  ],
  first: [
    'Take stock of what runs where, who has access, and what must not go down.',
    'Draw the path of one request from the user to the server and back, and check each hop.',
    'Save the present configuration, so there is a way back.',
    'Rebuild the setup in a test environment before touching the live one.',
    'List everything that runs by itself: jobs, certificates, backups, renewals.',
    'Find out how the present state came about, before anything is replaced.',
    'Agree on the hours in which something may be touched, and on who is called.',
  ],
  middle: [
    'Put the configuration into files under version control, with secrets kept apart.',
    'Change one layer at a time and check it before moving on.',
    'Give every part only the rights it needs.',
    'Add health checks and logs that answer the first questions in a bad hour.',
    'Try each change on a twin of the system, with the same versions.',
    'Write every step as a script, so that it can be read before it is run.',
    'Measure before and after, so that a gain is more than a feeling.',
  ],
  last: [
    'Rehearse a rollback with you, so that it is no surprise when it counts.',
    'Write a short runbook: start, stop, update, restore.',
    'Watch the first live runs and settle what turns up.',
    'Hand over access, remove what is no longer needed and note the open risks.',
    'Let a person of your team do the routine once by the book, while I only watch.',
    'Leave alarms that ring for the things that matter, and only for those.',
    'Close the doors that were opened for the work.',
  ],
  questions: [
    'What may be taken down for a short while, and what must stay up throughout?',
    'Is any of the present setup kept in files, or was it all made by hand?',
    'Who else has access to these machines?',
    'When did it last work as it should?',
    'What does an hour of downtime mean for you?',
    'Who gets the call when it breaks at night?',
    'When was a backup last restored, and did it work?',
  ],
  tips: [
    'check that the backups can be restored, not only that they exist.',
    'rotate the keys that were shared by chat or mail when this is done.',
    'note the current settings in screenshots before anyone changes them.',
    'keep the domain and the certificates in an account that belongs to the company.',
    'put the renewal dates of domains and certificates into a shared calendar.',
    'let a second person have access to everything that matters, in case the first is away.',
    'try to restore one file from the backup today. It takes minutes and tells a lot.',
  ],
};
