import { beginningOf } from '../brief-panel/beginning-of.ts';
import { SAMPLES_ON_STEP, type WizardState } from './wizard-state.ts';

/** How the texts of step 2 begin, and how many samples are on it; empty where there is nothing. */
export function skillsSummary({ fields, samples }: WizardState): string {
  const { skillsAndExperience, aboutMeStatement, portfolio } = fields;
  const texts = [skillsAndExperience, aboutMeStatement, portfolio].map(oneLine);
  return [...texts.map((text) => beginningOf(text, MOST_CHARS)), samplesInWords(onStep(samples, 2).length)]
    .filter(Boolean)
    .join(' · ');
}

/** The same of step 3, whose samples are all there is on it. */
export function samplesSummary({ samples }: WizardState): string {
  const filled = onStep(samples, 3);
  const [first = ''] = filled;
  return [beginningOf(first, MOST_CHARS), filled.length > 1 && samplesInWords(filled.length)]
    .filter(Boolean)
    .join(' · ');
}

/** Of each text. */
const MOST_CHARS = 60;

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function onStep(samples: WizardState['samples'], step: 2 | 3): string[] {
  return SAMPLES_ON_STEP[step].map((index) => oneLine(samples[index] ?? '')).filter(Boolean);
}

function samplesInWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 sample' : `${count} samples`;
}
