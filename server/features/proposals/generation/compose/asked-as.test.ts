import { expect, it } from 'vitest';
import { asksForMethod, asNoun, blankForQuestion, inParts, isGeneralPlan } from './asked-as.ts';

it.each([
  ['Send me a minute of something similar, before and after', 'A minute of something similar, before and after'],
  [
    'Show us something of yours that made you laugh',
    'Something of mine that made I laugh'.replace('made I', 'made me'),
  ],
  ["Please also say what you'd need from us in the first week", "What I'd need from you in the first week"],
  ['Let me know what you would need from me each week', 'What I would need from you each week'],
  [
    'Tell me in two or three sentences where you would start looking',
    'Where I would start looking, in two or three sentences',
  ],
  ['Tell us about your teaching', 'My teaching'],
  ['a contract you translated (names blacked out)', 'A contract you translated (names blacked out)'],
  ['confirm that you are a registered translator', 'Registered translator'],
  ['your insurance certificate', 'Insurance certificate'],
  ['what you think of our suspicion', 'What I think of your suspicion'],
])('%s → %s', (asked, said) => {
  expect(asNoun(asked)).toBe(said);
});

it('takes a plan for given only where nothing in particular is asked', () => {
  expect(isGeneralPlan('Please tell me how you would begin')).toBe(true);
  expect(isGeneralPlan('Describe your approach')).toBe(true);
  expect(isGeneralPlan('Kindly mention how you would handle a message that comes after the newsletter went out')).toBe(
    false,
  );
  expect(isGeneralPlan('Your recommended tech stack for this project')).toBe(false);
});

it('parts what is asked in one breath', () => {
  expect(inParts('your monthly fee, and who exactly will be working on it')).toEqual([
    'your monthly fee',
    'who exactly will be working on it',
  ]);
});

it('answers by a method only what asks for the way to work', () => {
  expect(asksForMethod('How would you approach this?')).toBe(true);
  expect(asksForMethod('How do you keep children motivated?')).toBe(false);
});

it.each([
  ['What is your rate and when can you start?', '[your rate], [your hours and when you can start]'],
  ['Any noise in the background?', '[yes or no, in a few words]'],
  ['How many rounds of changes are included?', '[your number]'],
  ['Would you delete or archive?', '[which of the two, and why]'],
  ['Have you worked with looms?', null],
])('leaves a blank that fits: %s', (asked, blank) => {
  expect(blankForQuestion(asked)).toBe(blank);
});
