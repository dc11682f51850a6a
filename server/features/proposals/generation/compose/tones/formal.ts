import type { ToneBank } from './tone-bank.ts';

export const FORMAL: ToneBank = {
  contractions: false,
  hookOne: [
    'Your notice calls for a person who will {a}.',
    'The engagement described in your notice is to {a}.',
    'According to your notice, the principal task is to {a}.',
    'As I understand your notice, the assignment is to {a}.',
  ],
  hookTwo: [
    'Your notice calls for a person who will {a}, and who will {b}.',
    'The engagement comprises two principal tasks: to {a}, and to {b}.',
    'According to your notice, the assignment is to {a} and, further, to {b}.',
    'As I understand your notice, it is required to {a}, and likewise to {b}.',
  ],
  hookNoun: [
    'The object of your notice is {n}.',
    'Your notice calls for {n}.',
    'The result required is {n}.',
    'According to your notice, the deliverable is {n}.',
  ],
  hookGoal: [
    'The stated purpose of your notice is to {a}.',
    'Your notice states the aim to {a}.',
    'It is your intention to {a}.',
    'The purpose of the assignment is to {a}.',
  ],
  hookPain: [
    'To remedy this, it will be necessary to {a}.',
    'The appropriate course is to {a}.',
    'This requires a person who will {a}.',
    'Accordingly, the assignment is to {a}.',
  ],
  hookSubject: [
    'Your notice concerns {s}.',
    'The assignment described concerns {s}.',
    'The object of your notice is {s}.',
    'Assistance is sought with {s}.',
  ],
  more: [
    'The assignment further requires a person {to}.',
    'In addition, it is required {to}.',
    'Your notice also provides for the following: {list}.',
    'It further falls within the scope {to}.',
  ],
  moreNouns: [
    'The scope further includes {n}.',
    'In addition, {n} will be required.',
    'Your notice also provides for {n}.',
    'Also within the scope: {n}.',
  ],
  tools: [
    'The notice specifies {tools}.',
    'The work is to be carried out with {tools}, as stated.',
    'The means named are {tools}.',
    'As to tools, the notice refers to {tools}.',
  ],
  timing: [
    'As to timing, the notice states “{quote}”; the plan is arranged accordingly.',
    'The timing stated is “{quote}”, and the sequence of the work will observe it.',
    'With regard to the stated “{quote}”, the most uncertain part will be taken first.',
    'The notice says “{quote}”, which determines the order of the steps.',
  ],
  approach: [
    'I propose to proceed as follows:',
    'The work would be carried out in these steps:',
    'I would submit the following procedure:',
    'The proposed course of work is this:',
  ],
  conduct: [
    'Each step will conclude with a result submitted for your review.',
    'You will receive an account of the state of the work at every step.',
    'The work will be presented in parts, so that corrections remain possible at all times.',
    'No step will be regarded as complete until you have had occasion to examine it.',
  ],
  manner: [
    'Open points will be put to you in writing rather than decided by assumption.',
    'Should the plan prove unsuitable, I will inform you without delay and propose an alternative.',
    'Decisions will be recorded in writing.',
    'Your material will be treated as confidential throughout.',
  ],
  proof: [
    'As to my qualifications:',
    'From my professional record:',
    'In support of this application:',
    'For your consideration:',
  ],
  portfolio: [
    'Examples may be inspected here: {url}',
    'For your inspection: {url}',
    'Reference pieces are available here: {url}',
    'Further material is to be found here: {url}',
  ],
  before: [
    'One point remains to be clarified:',
    'In order to define the first step, I would ask the following:',
    'May I put one question to you:',
    'Prior to any work, one matter should be settled:',
  ],
  after: [
    'Upon your reply, I will submit an outline of the first step.',
    'Your answer will allow me to prepare the first step for your approval.',
    'I will be glad to submit a written outline on that basis.',
    'I remain at your disposal and will prepare an outline upon your reply.',
  ],
  close: [
    'Upon your reply, I will submit a written outline of the first step.',
    'Kindly let me have your view, and I will prepare the first step for your approval.',
    'I should be grateful for a brief reply, on which I will base a written outline.',
    'A short reply will suffice for me to prepare an outline.',
  ],
};
