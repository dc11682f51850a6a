import { expect, it } from 'vitest';
import type { ProposalDocument } from './document.ts';
import { documentOfHtml } from './of-html.ts';
import { isOfHtml, withDocuments } from './with-documents.ts';

const mine: ProposalDocument = documentOfHtml('<p>Mine, <strong>twice</strong></p>');
const HTML = '<p>Mine, <strong>twice</strong></p>';

it('makes documents of all the HTML of a workspace of an earlier release, and leaves its other words as they are', () => {
  const section = { part: 'opening', html: HTML, plainText: 'Mine, twice' };
  const answer = { formattedProposal: HTML, plainText: 'Mine, twice', sections: [section] };
  const stored = {
    fields: { jobDescription: 'We write <p>HTML</p>' },
    generation: { status: 'done', html: HTML, answer },
    history: [{ status: 'stopped', html: HTML, text: 'Mine' }],
    editingHtml: HTML,
  };
  expect(isOfHtml(stored)).toBe(true);
  expect(withDocuments(stored, documentOfHtml)).toMatchObject({
    fields: stored.fields,
    generation: {
      document: mine,
      answer: { formattedProposal: HTML, document: mine, sections: [{ ...section, document: mine }] },
    },
    history: [{ document: mine, text: 'Mine' }],
    edit: mine,
  });
});

it('leaves a text that is stored beside it to be found there, and no edit to be none', () => {
  const stored = { proposal: { html: null, text: '' }, editingHtml: null };
  expect(withDocuments(stored, documentOfHtml)).toMatchObject({ proposal: { document: null }, edit: null });
});

it('changes nothing that has documents', () => {
  const stored = { generation: { document: mine, answer: { formattedProposal: 'x', document: mine } }, edit: mine };
  expect([isOfHtml(stored), withDocuments(stored, () => [])]).toEqual([false, stored]);
});
