import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';

it('names what is vulnerable', () => {
  const printed = JSON.stringify({ vulnerabilities: { hono: { severity: 'high', range: '<4.0.0' } } });
  expect(readAudit(printed)).toEqual({
    words: 'Known vulnerabilities of what is shipped: 1.',
    vulnerabilities: ['hono <4.0.0 has a known vulnerability: high'],
  });
  expect(readAudit('{"vulnerabilities":{}}').words).toBe('Known vulnerabilities of what is shipped: 0.');
});

it.each(['', 'no JSON', '{"message":"405 Method Not Allowed"}'])('says that nothing was checked: %j', (printed) => {
  const { words, vulnerabilities } = readAudit(printed);
  expect(words).toContain('NOT CHECKED');
  expect(vulnerabilities).toEqual([]);
});
