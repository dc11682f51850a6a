import type { Field } from './field.ts';

export const FIX: Field = {
  signs:
    /\b(?:fix(?:es|ed|ing)?|bugs?|errors?|troubleshoot\w*|broken|crash\w*|debug\w*|not working|stopped working|failing|won[’']t|declines?|logs (?:\w+ )?out|randomly)\b/gi,
  weak: /\b(?:issues?|resolve\w*|declin\w+|duplicat\w+|slow|twice|fails?|again|suddenly|since|cause|crash|restart|logs|wrong|lost)\b/gi,
  unless:
    /\b(?:writ\w+|texts?|english|grammar|videos?|audio|photos?|letters?|cv|resume|books?|memoir|logo|translat\w+|teeth|hair|statistics|thesis)\b/i,
  insights: [
    'A fault like this is solved the moment it can be made to happen on demand. Until then every change is a guess.',
    'Most repairs that come back a week later treated the symptom. The cause tends to sit one step earlier.',
    'The costly part is seldom the repair. It is finding the one setting that differs between what works and what does not.',
    'With a fault like this, the last change before it began says more than the error message does.',
    'Two faults often hide behind one message, so the first cure that seems to work deserves a second look.',
    'Faults that come and go are not random. Something decides when they show, and that something can be found.',
    'A repair is only half done while nobody can say why it broke.',
  ],
  first: [
    'Reproduce the fault and write down the exact steps, so we both look at the same thing.',
    'Read the logs around the moment of failure before anything is changed.',
    'Compare a case that works with one that fails, and narrow the difference down to one cause.',
    'Take a copy of the current state first, so every change can be undone.',
    'Gather what is known: since when, for whom, on which device, after which click.',
    'Narrow it down by halves, until the part that fails is small enough to read.',
    'Ask for one case that fails for sure, and follow it from the first click to the error.',
  ],
  middle: [
    'Change one thing at a time and test it, so that it is clear what cured it.',
    'Apply the smallest change that removes the cause, not only the message.',
    'Check the neighbours of the fault as well: what broke here often broke there too.',
    'Try the repair on a copy before your live system sees it.',
    'Undo what did not help, so that only the cure remains.',
    'Test the fix with the odd cases too, not only with the one that was reported.',
    'Keep a short log of what was tried and what it showed.',
  ],
  last: [
    'Run the failing steps again in front of you, then leave a note on the cause and the cure.',
    'Write down what was wrong and how to spot it, in plain words.',
    'Leave a small check behind that would catch the same fault next time.',
    'Walk through the repaired flow with you and close the open ends.',
    'Watch the repaired part for a while, and confirm that the error stays away.',
    'Hand over the fix with its cause, so that your team can judge it.',
    'Clear away leftovers of earlier attempts, so that the next person finds a clean place.',
  ],
  questions: [
    'What was the last thing that changed before the trouble began?',
    'Does it fail every time, or only now and then?',
    'Is there a test system where the repair can be tried, or only the live one?',
    'Can you send the exact error text and the steps that lead to it?',
    'Who noticed it first, and what were they doing?',
    'Did it ever work as it should, and when was that?',
    'Is there a case where it always works, to compare with?',
  ],
  tips: [
    'if it happens again before we speak, save the log of that minute. It is often all that is needed.',
    'hold back further changes for now, so the trail stays readable.',
    'a screen recording of the fault, even a rough one, can save a long hunt.',
    'note which people or devices are not affected. The difference points at the cause.',
    'ask one person who does not have the fault to try the same steps. The difference is a clue.',
    'write down the time of each failure. Patterns show up faster on paper.',
    'do not restart everything at once. You may wipe out the only trace.',
  ],
};
