import { expect, it } from 'vitest';
import { readPost } from '../read/index.ts';
import { prepareLetter } from './prepare-letter.ts';

const availabilityOf = (description: string) => {
  const title = 'Support for our tea shop';
  const brief = readPost({ title, description });
  const letter = { brief, title, description, facts: [], seed: 'ada', language: 'en' } as const;
  return (
    prepareLetter({ ...letter, tone: 'professional', style: 'standard' }).asks.find(({ id }) => id === 'availability')
      ?.label ?? ''
  );
};

it('prompts for the hours of a post also where a question asks for the start', () => {
  const hours = 'You must be available from 10am to 2pm EST.';
  expect(availabilityOf(`We sell tea. ${hours}`)).toContain('10am to 2pm EST');
  expect(availabilityOf(`We sell tea.\n- ${hours}\n- Answer mails\n\nWhen could you start?`)).toContain(
    '10am to 2pm EST',
  );
});
