import { expect, it } from 'vitest';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { generateRequest, tooLongField } from './generate-request.ts';

const filled: WizardState = {
  ...EMPTY_WIZARD,
  fields: {
    jobTitle: 'Logo',
    jobDescription: 'For a bakery',
    skillsAndExperience: 'Ten logos',
    aboutMeStatement: ' ',
    portfolio: 'https://me.example',
  },
  samples: ['One', '', ' \n', 'Four', '', ''],
  tone: 'casual',
  style: 'concise',
};

it('sends everything that is filled when nothing is locked, without blank samples', () => {
  expect(generateRequest(filled, () => true)).toEqual({
    jobTitle: 'Logo',
    jobDescription: 'For a bakery',
    tone: 'casual',
    style: 'concise',
    skillsAndExperience: 'Ten logos',
    portfolio: 'https://me.example',
    writingSamples: ['One', 'Four'],
  });
});

it('leaves experience out that can be read but not edited, and sends it again once it can be edited', () => {
  const leftOut = { ...filled, isExperienceLeftOut: true };
  const locked = generateRequest(leftOut, (feature) => feature !== 'features.storeProfile');
  expect([locked.skillsAndExperience, locked.portfolio]).toEqual([undefined, undefined]);
  expect(generateRequest(leftOut, () => true).skillsAndExperience).toBe('Ten logos');
});

it.each([
  ['a post of 20,000 characters', { jobDescription: 'a'.repeat(20_000) }, undefined],
  ['one more', { jobDescription: 'a'.repeat(20_001) }, 'jobDescription'],
  ['a title of 301', { jobTitle: 'a'.repeat(301) }, 'jobTitle'],
  ['skills of 10,001', { skillsAndExperience: 'a'.repeat(10_001) }, 'skillsAndExperience'],
])('finds what is too long: %s', (_name, fields, found) => {
  expect(tooLongField({ ...filled, fields: { ...filled.fields, ...fields } })).toBe(found);
});

it('sends the language and what is to be hidden only where they were chosen, with any plan', () => {
  const chosen: WizardState = { ...EMPTY_WIZARD, language: 'es', hidden: ['Ada'] };
  expect(generateRequest(chosen, () => false)).toMatchObject({ language: 'es', hidden: ['Ada'] });
  expect(Object.keys(generateRequest(EMPTY_WIZARD, () => true))).not.toContain('language');
});

it('sends typed lines and corrections for everybody, and spaces for nobody', () => {
  const state: WizardState = {
    ...filled,
    lines: { proof: 'I did it.', question: '', a1: '  ' },
    corrections: { notWork: ['We are five.'], questions: [] },
  };
  expect(generateRequest(state, () => false)).toMatchObject({
    lines: { proof: 'I did it.', question: '' },
    corrections: { notWork: ['We are five.'], questions: [] },
  });
  expect(generateRequest(filled, () => false)).not.toHaveProperty('lines');
});
