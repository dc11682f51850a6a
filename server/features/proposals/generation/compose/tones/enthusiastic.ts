import type { ToneBank } from './tone-bank.ts';

export const ENTHUSIASTIC: ToneBank = {
  contractions: true,
  hookOne: [
    'What a good task: {a}!',
    'This is the kind of job that deserves real energy: {a}!',
    'You want someone to {a}, and that is worth doing well!',
    'Here is a challenge with a point: {a}!',
  ],
  hookTwo: [
    'What a good pair of tasks: {a}, and {b}!',
    'You want someone to {a}, and then to {b}. That is worth doing well!',
    'Here is a challenge with a point: {a}. And right after it, {b}!',
    'This job has two bright spots: to {a}, and to {b}!',
  ],
  hookNoun: [
    'What a good thing to work towards: {n}!',
    'You want {n}, and that is worth doing well!',
    'Here is a result with a point: {n}!',
    'The best part of this job is what comes out of it: {n}!',
  ],
  hookGoal: [
    'What a goal to work for: to {a}!',
    'You want to {a}, and that is a goal worth some effort!',
    'To {a}: that is what makes this job interesting!',
    'There is a fine goal in your post: {a}!',
  ],
  hookPain: [
    'That can change: the way forward is to {a}!',
    'Good news: there is a clear way forward, and it is to {a}!',
    'Time to turn that around and {a}!',
    'And that is where it gets interesting: someone gets to {a}!',
  ],
  hookSubject: [
    'What a good thing to work on: {s}!',
    'There is a lot to be made of {s}!',
    'Your post makes {s} sound worth every minute!',
    'Here is a job with a point: {s}!',
  ],
  more: [
    'And there is more to enjoy: {list}.',
    'It gets better, because you also want someone {to}.',
    'The rest of the list is just as good: {list}.',
    'Add to that the chance {to}.',
  ],
  moreNouns: [
    'And then comes {n}, a fine piece of work in itself.',
    'It gets better with {n}.',
    'Add to that {n}.',
    'There is also {n}, which rounds it off nicely.',
  ],
  tools: [
    'And all of it with {tools}: a good set to work with!',
    'You name {tools}, and that makes a strong base!',
    'With {tools} on the table, there is plenty to build on!',
    'The tools fit the task: {tools}!',
  ],
  timing: [
    'You write “{quote}”, so let us put the energy where it counts first!',
    '“{quote}”, you say, and that calls for a running start!',
    'With “{quote}” as the timing, the exciting part comes first!',
    'Your “{quote}” gives the work a rhythm, and the plan picks it up!',
  ],
  approach: [
    'Here is how I would bring it to life:',
    'This is the plan I want to put to work:',
    'I can already see the steps:',
    'Step by step, this is how it could take shape:',
  ],
  conduct: [
    'You will see progress from the very first step, and your ideas will be part of it!',
    'Every step will end with something you can try out, and I will want to hear what you think!',
    'You will get an eager and careful pair of hands, and news before you ask for it!',
    'I will bring ideas along with the work, and you will always have the last word!',
  ],
  manner: [
    'Energy is good and care is better, so I will check before I cheer.',
    'And where something is unclear, I will ask right away.',
    'If there is a better way than the planned one, you will hear about it at once.',
    'I will keep notes as we go, so that no good idea gets lost.',
  ],
  proof: ['What I would bring to it:', 'Here is what I can add:', 'My part of the mix:', 'Why this one speaks to me:'],
  portfolio: [
    'Come and see for yourself: {url}',
    'Here is what I love to show: {url}',
    'Take a look, there is plenty to see: {url}',
    'Pieces I am glad to share: {url}',
  ],
  before: [
    'There is one thing I am keen to know:',
    'Here is what I am most curious about:',
    'One answer from you would set things rolling:',
    'To start with full force, tell me this:',
  ],
  after: [
    'Tell me, and I will send you a first outline with pleasure!',
    'I look forward to your answer and to the first step!',
    'With that, the first step can take shape right away!',
    'Your answer is all I need to sketch the beginning!',
  ],
  close: [
    'Tell me what you think, and I will sketch the beginning with pleasure!',
    'Send me your thoughts, and the first step can take shape right away!',
    'I look forward to your answer. Just write, and I will start sketching!',
    'Let me know your view, and I will put all my energy into the first outline!',
  ],
};
