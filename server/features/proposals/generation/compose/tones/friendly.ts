import type { ToneBank } from './tone-bank.ts';

export const FRIENDLY: ToneBank = {
  contractions: true,
  hookOne: [
    'You could use a hand to {a}.',
    'So you are looking for someone to {a}, and that is a lovely clear brief.',
    'Your post tells a clear story: someone should {a}.',
    'It sounds as if the big wish here is to {a}.',
  ],
  hookTwo: [
    'You could use a hand to {a}, and to {b}.',
    'Two wishes stand out in your post: to {a}, and to {b}.',
    'It sounds as if the big wish is to {a}. Right behind it: to {b}.',
    'Your post tells a clear story: {a}, and then {b}.',
  ],
  hookNoun: [
    'What would make you happy here is {n}.',
    'You would like to end up with {n}.',
    'It sounds as if what you are missing is {n}.',
    'The thing on your wish list is {n}.',
  ],
  hookGoal: [
    'You would love to {a}, and your post makes it easy to see why.',
    'What you are hoping for is to {a}.',
    'Your wish is easy to follow: {a}.',
    'It sounds as if you are keen to {a}.',
  ],
  hookPain: [
    'That is no fun, and the cure is to {a}.',
    'Let us get you out of there: someone should {a}.',
    'That can be sorted out: the thing to do is {a}.',
    'To put that right, someone should {a}.',
  ],
  hookSubject: [
    'You could use a friendly hand with {s}.',
    'It sounds as if {s} needs some good care.',
    'Your post is all about {s}, and it is easy to picture.',
    'Some help with {s} is what you are after.',
  ],
  more: [
    'On top of that, you would like someone {to}.',
    'You would also be glad of someone {to}.',
    'There is a little more on your list: {list}.',
    'And while at it, the wish is {to}.',
  ],
  moreNouns: [
    'You would be glad of {n} as well.',
    'Your wish list goes on with {n}.',
    'And then there is {n}.',
    'Also on your mind: {n}.',
  ],
  tools: [
    'You work with {tools}, so that is where everything will stay.',
    'The tools are settled too: {tools}.',
    'It helps that you name your tools: {tools}.',
    'Your toolbox is clear: {tools}.',
  ],
  timing: [
    'You mention “{quote}”, so the things you need first will come first.',
    'Your note “{quote}” is a help: it tells me what should come first.',
    'With “{quote}” in mind, it makes sense to begin with the tricky part.',
    'I saw “{quote}” in your post, and the plan takes that seriously.',
  ],
  approach: [
    'Here is how I would take it, step by step:',
    'This is the way I would do it with you:',
    'A simple plan, so you know what to expect:',
    'If we did this together, it would go like this:',
  ],
  conduct: [
    'You will be kept in the picture all the way, with something to look at after every step.',
    'You will never have to chase me for news; each step ends with something you can see.',
    'We will go in small steps, so you can say “a bit more to the left” while it is easy.',
    'You will see things early and often, and your comments will shape what comes next.',
  ],
  manner: [
    'If something is unclear, I will simply ask.',
    'And if a plan turns out wrong, you will hear it from me first, with an idea for what to do.',
    'I will put what we agree in writing, so nobody has to remember it.',
    'Questions will come in one short list, so they do not eat your day.',
  ],
  proof: [
    'A little about what I bring:',
    'In my own words:',
    'From my side of the table:',
    'So you know who is writing:',
  ],
  portfolio: [
    'Have a look around here: {url}',
    'A few things to browse: {url}',
    'If you would like to see more: {url}',
    'You can get a feel for it here: {url}',
  ],
  before: [
    'There is one thing that would help me get going:',
    'May I ask you one thing first:',
    'One small question, as it shapes the start:',
    'Just so I start in the right place:',
  ],
  after: [
    'Drop me a line and I will sketch the first step for you.',
    'Tell me a little about that, and you will get a first outline back.',
    'A few words from you are plenty, and I will take it from there.',
    'Once I hear from you, I will put the first step on paper.',
  ],
  close: [
    'Let me know what you think, and I will sketch the first step for you.',
    'Just send me a few words on that, and I will take it from there.',
    'Tell me how you see it, and you will get a first outline back.',
    'Drop me a line whenever it suits you, and the first step is on me to write up.',
  ],
};
