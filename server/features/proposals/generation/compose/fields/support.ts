import type { Field } from './field.ts';

export const SUPPORT: Field = {
  signs:
    /\b(?:virtual assistants?|data entry|customer (?:support|service)|administrative|email management|answering service|receptionists?|front desk|recruit(?:ers?|ing)|logistics|shipping|procurement|sourcing|call center|office (?:help|manager)|admin (?:help|work|support|tasks|assistant))\b/gi,
  weak: /\b(?:admin|assistants?|scheduling|calendar|sales|calls|upload\w*|inbox|phone|orders|project manag\w+|coordinat\w+|emails?|messages|tasks|tickets?|bookings?|minutes|ship\w*|mail|clients|customers?|appointments?|schedul\w*|answer\w*|track\w*)\b/gi,
  unless:
    /\b(?:develop\w*|engineer\w*|software|bots?|ai|apps?|web ?sites?|integrat\w+|dashboards?|analysts?|salesforce|automat\w+|design\w*|writ\w+|tutor\w*|legal|api)\b/i,
  insights: [
    'Work like this is good when you stop noticing it: nothing waits, nothing is asked twice, and the exceptions reach you early.',
    'The routine is quick to learn. The judgement about what to bring to you, and what to settle alone, needs a few clear rules.',
    'Small mistakes repeat themselves in this kind of work, so a checklist is worth more than a good memory.',
    'Handovers are where tasks get lost. One list that both sides can see prevents most of it.',
    'A task that is explained well once comes back done. A task that is passed on in a hurry comes back as a question.',
    'People notice the reply time more than the reply, so a short word at once is worth a lot.',
    'What saves you time is not the work that is taken over. It is the asking that stops.',
  ],
  first: [
    'Write down your routine as a checklist and have you correct it.',
    'Do the first few cases with you looking over them.',
    'Agree on what should be decided alone and what should come to you.',
    'Sort the open tasks by date and weight, and settle the order with you.',
    'Watch how you do it today, then write it down in your words.',
    'Take over one task completely before the next one moves.',
    'Set up a place where open points wait, so that messages stay short.',
  ],
  middle: [
    'Keep one list of tasks with their state, open to you at any time.',
    'Send a short note at the end of each working day: done, waiting, unclear.',
    'Check entries against the source before they leave my desk.',
    'Bring exceptions to you early, with a suggestion.',
    'Answer simple things at once, and collect the rest for one talk.',
    'Name files and entries by one rule, so that they are found again.',
    'Tell you what came up twice, because it should have a rule.',
  ],
  last: [
    'Improve the checklist as the exceptions come in, so that it ends up yours.',
    'Leave everything in order, so that another person could take over at any time.',
    'Review the routine with you and drop what nobody needs.',
    'Sum up each week in a few lines and plan the next.',
    'Keep a short handbook that grows with the work.',
    'Tell you regularly which tasks could be left out.',
    'Leave a clear desk at the end of each day: nothing open without a date.',
  ],
  questions: [
    'Which of these tasks costs you the most time today?',
    'What should never be decided without asking you first?',
    'Is the routine written down anywhere, or should that be the first step?',
    'Which tool does your team use to keep track of tasks?',
    'At what time of day do you need somebody to be there?',
    'What has gone wrong when others did this?',
    'Which messages should reach you at once, whatever the hour?',
  ],
  tips: [
    'record your screen while you do the task once. It is the fastest handover there is.',
    'share access through a password manager, so that it can be taken back with one click.',
    'name the two or three mistakes that would really hurt. Care can then go where it counts.',
    'keep a note of every question that comes up. It turns into a manual by itself.',
    'write down three good replies of yours. They teach tone better than any rule.',
    'agree on one signal for urgent. If everything is urgent, nothing is.',
    'begin with a task you could do in your sleep. It is the easiest one to hand over.',
  ],
};
