import type { Field } from './field.ts';

export const MARKETING: Field = {
  signs:
    /\b(?:marketing|seo|ads?|campaigns?|social media|instagram|facebook|tiktok|google ads|ppc|lead generation|leads|conversion\w*|cro|a\/b test\w*|outreach|funnels?|growth|media buying|keywords?|dropshipping)\b/gi,
  insights: [
    'Growth work is won by knowing which number is allowed to fall while another rises.',
    'Most effort leaks in the same place: visitors who were never going to buy.',
    'Tracking comes before spending. Without it, every later decision is an opinion.',
    'What worked for a competitor is a guess until it is tested on your own visitors.',
  ],
  first: [
    'Check the tracking first, so that every later figure can be trusted.',
    'Look at what already brings you customers, and why.',
    'Agree on the one figure that counts, and on what may not suffer for it.',
    'Look for waste in what runs today before adding anything new.',
  ],
  middle: [
    'Test one change at a time, with the expected result written down beforehand.',
    'Stop early what does not perform, and put the effort where it does.',
    'Report in plain words: what was tried, what came of it, what is next.',
    'Keep a log of every change, so that a jump in the curve has an explanation.',
  ],
  last: [
    'Sum up what worked and turn it into a routine that your team can follow.',
    'Hand over accounts, settings and reports in your own name.',
    'Set up a report that you can read without me.',
    'Leave a list of tested ideas, the failed ones included.',
  ],
  questions: [
    'Which customers would you like more of, and which fewer?',
    'What has been tried already, and what came of it?',
    'Which figure do you look at first in the morning?',
    'Who can approve changes on the site and in the accounts?',
  ],
  tips: [
    'send yourself a test order or a test lead once a week. A broken form costs more than a weak headline.',
    'write down today’s figures before anything changes. You will want them later.',
    'ask your last customers what nearly stopped them. Their words make the best copy.',
    'make sure that accounts and tracking tools belong to you and to nobody else.',
  ],
};

export const SUPPORT: Field = {
  signs:
    /\b(?:virtual assistants?|data entry|customer (?:support|service)|admin\w*|scheduling|calendar|email management|logistics|shipping|procurement|sourcing|project manag\w+|recruiters?|recruiting|sales|calls|upload\w*)\b/gi,
  insights: [
    'Work like this is good when you stop noticing it: nothing waits, nothing is asked twice, and the exceptions reach you early.',
    'The routine is quick to learn. The judgement about what to bring to you, and what to settle alone, needs a few clear rules.',
    'Small mistakes repeat themselves in this kind of work, so a checklist is worth more than a good memory.',
    'Handovers are where tasks get lost. One list that both sides can see prevents most of it.',
  ],
  first: [
    'Write down your routine as a checklist and have you correct it.',
    'Do the first few cases with you looking over them.',
    'Agree on what should be decided alone and what should come to you.',
    'Sort the open tasks by date and weight, and settle the order with you.',
  ],
  middle: [
    'Keep one list of tasks with their state, open to you at any time.',
    'Send a short note at the end of each working day: done, waiting, unclear.',
    'Check entries against the source before they leave my desk.',
    'Bring exceptions to you early, with a suggestion.',
  ],
  last: [
    'Improve the checklist as the exceptions come in, so that it ends up yours.',
    'Leave everything in order, so that another person could take over at any time.',
    'Review the routine with you and drop what nobody needs.',
    'Sum up each week in a few lines and plan the next.',
  ],
  questions: [
    'Which of these tasks costs you the most time today?',
    'What should never be decided without asking you first?',
    'Is the routine written down anywhere, or should that be the first step?',
    'Which tool does your team use to keep track of tasks?',
  ],
  tips: [
    'record your screen while you do the task once. It is the fastest handover there is.',
    'share access through a password manager, so that it can be taken back with one click.',
    'name the two or three mistakes that would really hurt. Care can then go where it counts.',
    'keep a note of every question that comes up. It turns into a manual by itself.',
  ],
};

export const GENERAL: Field = {
  signs: /(?!)/g,
  insights: [
    'Jobs like this go well when both sides mean the same thing by done, so that deserves a few minutes first.',
    'The part that is easy to describe is seldom the part that takes the time. The open points are worth finding early.',
    'A small piece shown early says more than a long plan, and it is cheap to correct.',
    'What costs most in work like this is doing the right thing in the wrong order.',
    'The same description can be read in different ways. Repeating it in plain words is the cheapest verification available.',
    'Objections are cheapest before anything begins, so undecided questions deserve immediate attention.',
    'A job like this is easy to begin and easy to leave half done. An agreed definition of the finished result prevents that.',
    'Unclear details become expensive with every additional day, so they deserve priority.',
  ],
  first: [
    'Go through your material and send back a short list of open points.',
    'Agree with you on what done looks like, in a few lines.',
    'Start with a small piece that you can judge.',
    'Settle the order of the work with you, the riskiest part first.',
    'Summarise the requirements for you in a few lines, and have you correct them.',
    'List what is there, what is missing and who has it.',
    'Look at how it is done today before changing anything.',
    'Identify the most uncertain part, and examine that before anything else.',
  ],
  middle: [
    'Work in small steps that you can look at and correct.',
    'Tell you early when something turns out differently from the brief.',
    'Check each part against your list before going on.',
    'Keep notes on every decision, so that nothing is settled twice.',
    'Present a preliminary result early, and let your comments determine the remainder.',
    'Complete each individual part before beginning another.',
    'Ask questions in one list rather than one at a time.',
    'Compare every intermediate result with an example that you consider reliable.',
  ],
  last: [
    'Go through the result with you and settle what is left.',
    'Hand everything over in order, with a short note on how it fits together.',
    'Check the whole once more from the view of the person who will use it.',
    'Deliver in the form you need, ready to use.',
    'Walk through the result with you, and close what is still open.',
    'Provide a summary of everything completed, including recommendations for later.',
    'Hand over everything that belongs to you, in your own accounts.',
    'Verify the original requirements together with you, individually.',
  ],
  questions: [
    'What would make you say afterwards that this went well?',
    'Which part of it worries you most?',
    'Is there an example that comes close to what you have in mind?',
    'What has been tried already?',
    'What would you like to see first?',
    'Who besides you has to be content with the result?',
    'What is the one thing that must not go wrong?',
    'Where does all that is needed for it lie today?',
  ],
  tips: [
    'one example of a result you like often replaces a page of description.',
    'put all material in one place before the start. It saves the first day.',
    'decide who gives the final word. Everything moves faster after that.',
    'write down what is not part of the job. It keeps things friendly.',
    'agree on one place for messages. What lies elsewhere is soon forgotten.',
    'start with a part you could also use by itself. It keeps you free.',
    'tell whoever does it what went wrong before. It saves a second time.',
    'set a short date for a first look. Early looks are cheap.',
  ],
};
