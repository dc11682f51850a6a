import type { ToneBank } from './tone-bank.ts';

export const CONVERSATIONAL: ToneBank = {
  contractions: true,
  hookOne: [
    'Reading your post, one line stays with me: you need someone to {a}.',
    'If we were on a call, you would probably start with this: {a}.',
    'Let us talk about the part that matters: you want someone to {a}.',
    'Picture this done: somebody could finally {a} for you.',
  ],
  hookTwo: [
    'If we were on a call, you would probably start with this: {a}. And then you would add: {b}.',
    'Let us talk about the two parts that matter: to {a}, and to {b}.',
    'Reading your post, two lines stay with me: {a}, and {b}.',
    'You told two stories in one post. The first is to {a}; the second is to {b}.',
  ],
  hookNoun: [
    'If we were on a call, you would ask me for {n}.',
    'Let us talk about what you want to hold in your hands: {n}.',
    'Picture this done: you have {n}.',
    'Reading your post, it all leads to {n}.',
  ],
  hookGoal: [
    'Let us start at the end: you want to {a}.',
    'If we were on a call, you would tell me that you want to {a}.',
    'Picture the end of this: you get to {a}.',
    'Reading between your lines, you want to {a}.',
  ],
  hookPain: [
    'What would help, I think, is to {a}.',
    'Which brings us to the point: {a}.',
    'And the natural next move is to {a}.',
    'So the thing to talk about is how to {a}.',
  ],
  hookSubject: [
    'Let us talk about {s}.',
    'If we were on a call, we would be on {s} within a minute.',
    'Reading your post, it all leads to {s}.',
    'Picture {s} done, and done well.',
  ],
  more: [
    'And it does not stop there: you would like someone {to}.',
    'Then you go on, and ask someone {to}.',
    'You also mention, almost in passing, a wish {to}.',
    'Further down in your post comes the rest: {list}.',
  ],
  moreNouns: [
    'Then you mention {n}, which belongs in the same talk.',
    'You would also bring up {n}, I guess.',
    'And there is {n}, which you should not have to ask for twice.',
    'Further down comes {n}.',
  ],
  tools: [
    'You also say what you work with: {tools}. That makes things easier.',
    'And since you mention {tools}, we can skip that part of the talk.',
    'As for tools, you are already set on {tools}.',
    'You bring up {tools}, so let us stay there.',
  ],
  timing: [
    'You also say “{quote}”, which tells me what to begin with.',
    'And when you write “{quote}”, I read: hard part first.',
    'About timing you say “{quote}”, so let us plan from there.',
    '“{quote}” is how you put the timing, and it changes the order of things.',
  ],
  approach: [
    'Here is how I would do it, more or less:',
    'If you asked me how, I would tell you this:',
    'Let me walk you through it:',
    'Talking it through, I would go like this:',
  ],
  conduct: [
    'Working together would feel like this conversation: short messages, real results, no jargon.',
    'You would see what I see, as it happens, and tell me what you think.',
    'Think of it as a running talk with something to show after every step.',
    'You would hear from me before you start to wonder.',
  ],
  manner: [
    'When I do not know something, I will ask you instead of making it up.',
    'And when I think you are about to pay for the wrong thing, I will tell you.',
    'If we change our minds halfway, we will write it down and go on.',
    'You can always ask why, and you will get a straight answer.',
  ],
  proof: [
    'You may wonder who is talking:',
    'Since you cannot see me, a word on my side:',
    'As for me:',
    'What I would tell you on a call:',
  ],
  portfolio: [
    'While we talk, you can look at this: {url}',
    'I would share my screen and show you this: {url}',
    'You can look before you answer: {url}',
    'Here is what I would show you: {url}',
  ],
  before: [
    'Let me ask you this:',
    'I do keep wondering about one thing:',
    'So, over to you:',
    'If I could ask only one thing, it would be this:',
  ],
  after: [
    'Tell me, and I will come back with a first outline.',
    'Whatever your answer is, it gives us a place to start.',
    'Write back the way you would say it, and I will work with that.',
    'I will listen first and plan second.',
  ],
  close: [
    'Tell me how you see it, and we will take it from there.',
    'Write back the way you would say it, and I will work with that.',
    'Over to you: a short answer gives us a place to start.',
    'Give me your thoughts, and I will come back with a first outline.',
  ],
};
