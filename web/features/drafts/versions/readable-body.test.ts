import { expect, it } from 'vitest';
import { readableBody } from './readable-body.ts';

it.each([
  ['<p>Hello</p>', { html: '<p>Hello</p>' }],
  [{ formattedProposal: '<p>Hello</p>' }, { html: '<p>Hello</p>' }],
  [{ sections: ['Hello'] }, { json: '{\n  "sections": [\n    "Hello"\n  ]\n}' }],
  [{ formattedProposal: 7 }, { json: '{\n  "formattedProposal": 7\n}' }],
  [null, { json: 'null' }],
  [undefined, { json: '' }],
])('of %j is %j', (body, readable) => {
  expect(readableBody(body)).toEqual(readable);
});
