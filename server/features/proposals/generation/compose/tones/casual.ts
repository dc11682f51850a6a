import type { ToneBank } from './tone-bank.ts';

export const CASUAL: ToneBank = {
  contractions: true,
  hookOne: [
    'Job in a nutshell: {a}.',
    'So, someone has to {a}. Got it.',
    'Short version of your post: {a}.',
    'You want someone to just {a}.',
  ],
  hookTwo: [
    'Job in a nutshell: {a}. Then {b}.',
    'So, someone has to {a}. And {b}. Got it.',
    'Short version of your post: {a}, plus {b}.',
    'Two things to get done: {a}, and {b}.',
  ],
  hookNoun: [
    'You want {n}. Simple as that.',
    'Short version: you need {n}.',
    'The thing to make: {n}.',
    'What is missing: {n}.',
  ],
  hookGoal: [
    'You want to {a}. Fair enough.',
    'The point of it all: {a}.',
    'So the plan is to {a}.',
    'Where you want to get to: {a}.',
  ],
  hookPain: ['Time to {a}.', 'The fix, in short: {a}.', 'What would help: {a}.', 'So the thing to do is {a}.'],
  hookSubject: [
    'You need a hand with {s}.',
    'So this one is about {s}.',
    'Someone has to take care of {s}. Got it.',
    'Short version: {s} needs doing.',
  ],
  more: ['Also on the list: {list}.', 'And the rest: {list}.', 'Plus: {list}.', 'Then there is this: {list}.'],
  moreNouns: ['You want {n} too.', 'Add {n} to that.', 'Plus {n}.', 'And {n}, while we are at it.'],
  tools: [
    'Tools: {tools}. Fine.',
    'All in {tools}, going by your post.',
    'You run on {tools}. Good to know.',
    'Stack as posted: {tools}.',
  ],
  timing: [
    'You say “{quote}”, so first things first.',
    '“{quote}”, you write. Then the hard bit goes first.',
    'Timing is “{quote}”. Noted.',
    'With “{quote}”, there is no point in starting slow.',
  ],
  approach: ['How it would go:', 'My take on it:', 'The plan:', 'Roughly like this:'],
  conduct: [
    'You will see stuff as it gets done. No waiting for a big reveal.',
    'Small steps, and you can poke at each one.',
    'You will get something to click on after every step.',
    'No radio silence. You will know what is done and what is stuck.',
  ],
  manner: [
    'If it is unclear, I will ask. No guessing.',
    'If a plan is bad, I will say so and bring a better one.',
    'Questions come in one go, not in drips.',
    'What we agree gets written down. Short, but written.',
  ],
  proof: ['About me, short:', 'What I have to offer:', 'Bit of background:', 'My side:'],
  portfolio: ['Stuff to look at: {url}', 'See for yourself: {url}', 'Have a look: {url}', 'More here: {url}'],
  before: ['One thing first:', 'Quick question:', 'Just need to know:', 'Only one thing I am wondering:'],
  after: [
    'Tell me and I will get a first outline over.',
    'Ping me, and we can get going.',
    'Let me know and I will map out step one.',
    'A one-line answer will do.',
  ],
  close: [
    'Send me a line and we can get going.',
    'Let me know, and I will map out step one.',
    'A one-line answer will do. I will take it from there.',
    'Ping me with your take, and I will get an outline over.',
  ],
};
