import { beginningOf } from '../brief-panel/beginning-of.ts';
import { SAMPLES_ON_STEP, type WizardState } from './wizard-state.ts';

/** Source: docs/spec/proposals.md §9. */
const PREVIEW_GRAPHEMES = 100;
// Enough for any hundred visible signs; keeps the segmenter away from the rest of a long post.
const UNITS_LOOKED_AT = 2000;

/**
 * The title, or 'Untitled Job', and the description cut at 100 visible characters, never through one. A title that was taken from the
 * first line of the description is not said twice.
 */
export function jobSummary(jobTitle: string, jobDescription: string): { title: string; preview: string } {
  const title = jobTitle.trim();
  const text = jobDescription.trim();
  const rest = text.startsWith(`${title}\n`) ? text.slice(title.length).trim() : text;
  return { title: title || 'Untitled Job', preview: cutTo(rest, PREVIEW_GRAPHEMES) };
}

/** The title in passing: a post that was pasted into the wrong field would fill the page. */
export function jobName(jobTitle: string): string {
  return cutTo(jobTitle.trim() || 'Untitled Job', PREVIEW_GRAPHEMES);
}

function cutTo(text: string, graphemes: number): string {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, UNITS_LOOKED_AT));
  let count = 0;
  for (const { index } of segments) {
    if (count === graphemes) return `${text.slice(0, index)}...`;
    count += 1;
  }
  return text;
}

/** How the texts of step 2 begin, and how many samples are on it; empty where there is nothing. */
export function skillsSummary({ fields, samples }: WizardState): string {
  const { headline, skillsAndExperience, aboutMeStatement, portfolio } = fields;
  const texts = [headline, skillsAndExperience, aboutMeStatement, portfolio].map(oneLine);
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
