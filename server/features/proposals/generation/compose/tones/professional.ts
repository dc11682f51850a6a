import type { ToneBank } from './tone-bank.ts';

export const PROFESSIONAL: ToneBank = {
  contractions: false,
  hookOne: [
    'You need someone to {a}.',
    'The heart of this job is to {a}.',
    'Your post comes down to one thing: {a}.',
    'What has to happen here is clear: {a}.',
    'The task is to {a}.',
  ],
  hookTwo: [
    'You need someone to {a}, and to {b}.',
    'The heart of this job is to {a}. Next to it, the work has to {b}.',
    'Two things decide this job: to {a}, and to {b}.',
    'The task is to {a}. Just as much, it is to {b}.',
  ],
  hookNoun: [
    'What you need at the end is {n}.',
    'The result you are after: {n}.',
    'Your post asks for {n}.',
    'This job is done when you have {n}.',
  ],
  hookGoal: [
    'You want to {a}.',
    'The aim of your post is to {a}.',
    'The goal is plain: {a}.',
    'What you want from this work is to {a}.',
  ],
  hookPain: [
    'The way out is to {a}.',
    'To settle that, someone has to {a}.',
    'What has to happen: {a}.',
    'That calls for someone to {a}.',
  ],
  hookSubject: [
    'You are looking for help with {s}.',
    'Your post is about {s}.',
    'Help with {s} is what you are after.',
    'What you need moved forward is {s}.',
  ],
  more: [
    'You also want someone to {list}.',
    'Beyond that, the work is to {list}.',
    'The rest of your post asks someone to {list}.',
    'It is also about being able to {list}.',
  ],
  moreNouns: [
    'Your list further holds {n}.',
    'It should also bring you {n}.',
    'Part of it as well: {n}.',
    'You also count on {n}.',
  ],
  tools: [
    'The tools you name set the frame: {tools}.',
    'All of it stays within what you name: {tools}.',
    'You mention {tools}, so the work stays there.',
    'On the technical side you name {tools}.',
  ],
  timing: [
    'On timing you write “{quote}”, and the order of the work should follow from that.',
    'You write “{quote}” about timing, so the parts you need first come first.',
    'Your note on timing, “{quote}”, is what the plan has to respect.',
    'With “{quote}” as your timing, the riskiest part belongs at the start.',
  ],
  approach: [
    'My plan, in order:',
    'This is how I would go about it:',
    'I would take it in this order:',
    'In practice I would do this:',
  ],
  conduct: [
    'You will always know where the work stands, because each step ends in something you can open and check.',
    'Every step will end with a result you can look at, so there are no surprises at the end.',
    'You will see the work in small pieces, early enough to correct it.',
    'Progress will be visible to you at every step, including what turned out harder than planned.',
  ],
  manner: [
    'Where the brief is unclear you will get a question, not a guess.',
    'If something in the plan does not hold, I will say so at once and bring an alternative.',
    'I will keep decisions in writing, so that nothing has to be settled twice.',
    'What I cannot know from the post I will ask, briefly and in one list.',
  ],
  proof: ['From my own work:', 'What I bring:', 'On my side:', 'From my profile:'],
  portfolio: [
    'Work you can look at: {url}',
    'Pieces to judge for yourself: {url}',
    'Examples are here: {url}',
    'To see for yourself: {url}',
  ],
  before: [
    'One answer would help me set the order of the work:',
    'Before anything starts, one point matters:',
    'One question decides where I would begin:',
    'To make the plan exact, I need to know one thing:',
  ],
  after: [
    'With your answer I can send you a short outline of the first step.',
    'Send me a line, and you will have a first outline to judge me by.',
    'Your reply is enough for me to prepare the first step.',
    'Once I know that, I will write down the first step for you to check.',
  ],
  close: [
    'Send me your answer, and I will outline the first step for you to check.',
    'A short reply is enough; I will turn it into a first outline.',
    'Write me a line on that question, and the first step will be on paper.',
    'Reply with your view, and I will prepare the first step accordingly.',
  ],
};
