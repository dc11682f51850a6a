import { describe, expect, it } from 'vitest';
import { type DraftRequest, draftInput } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { utf8Bytes } from '#shared/http/text.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { EMPTY_WIZARD, type WizardState } from '#web/features/proposals/wizard/wizard-state.ts';
import { wizardReducer } from '#web/features/proposals/wizard/wizard-store.ts';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { readTextFile } from './file-rule.ts';
import { uploadBody } from './upload-body.ts';

const MB = DRAFT_LIMITS.contentBytes;
/** As much of a megabyte as most cases have: server/features/drafts/large.slow.test.ts sends the whole of it. */
const SHARE = 1 / 16;
const PART = MB * SHARE;
const UPLOADS: [string, string, number][] = [
  ['one long line', 'a'.repeat(MB), 1],
  ['the shortest lines there are', 'a\n'.repeat(PART / 2), SHARE],
  ['the shortest paragraphs there are', 'a\n\n'.repeat(PART).slice(0, PART), SHARE],
  ['letters of three bytes', `aあ\n`.repeat(PART).slice(0, Math.floor(PART / 5) * 3), SHARE],
];

/** Opened as the draft that the server makes of what is sent, which has its share of the room. */
function open(sent: DraftRequest, share = 1): WizardState {
  expect(utf8Bytes(JSON.stringify(sent))).toBeLessThanOrEqual(DRAFT_LIMITS.bodyBytes * share);
  const { document, content, ...others } = draftInput.parse(sent);
  return DRAFT_CODEC.fromDraftContent({ ...others, document: document ?? documentOfText(content), work: sent.work });
}

/** For a comparison: `toEqual` takes seconds for so many paragraphs. */
const asText = (state: WizardState) => JSON.stringify(state);

describe('a file of up to a megabyte', () => {
  it.each(UPLOADS)('is uploaded, opened, changed and saved, letter for letter: %s', async (_what, text, share) => {
    const read = await readTextFile(new File([text], 'a.txt'));
    expect(read).toEqual({ text });
    const opened = open(uploadBody('a.txt', text), share);
    const shown = 'document' in opened.generation ? opened.generation.document : [];
    const document = [...documentOfHtml('<p>Dear <strong>baker</strong>,</p>'), ...shown];
    const editing = wizardReducer(opened, { type: 'editing', document });
    expect(asText(open(DRAFT_CODEC.toDraftContent(editing), share)) === asText(editing)).toBe(true);
    const changed = wizardReducer(editing, { type: 'edit-saved', document });
    expect(asText(open(DRAFT_CODEC.toDraftContent(changed), share)) === asText(changed)).toBe(true);
  });

  it('is sent once', () => {
    const opened = open(uploadBody('a.txt', 'Dear baker'));
    const { work, document } = DRAFT_CODEC.toDraftContent(opened);
    expect([document, work.proposal]).toMatchObject([['Dear baker'], { document: null, text: '' }]);
  });
});

it('keeps texts that are too long for a proposal to be written with', () => {
  const long = 'A post. '.repeat(4_000);
  const { fields, samples } = EMPTY_WIZARD;
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, long]));
  const state = { ...EMPTY_WIZARD, fields: { ...fields, ...texts }, samples: samples.map(() => long) };
  expect(open(DRAFT_CODEC.toDraftContent(state))).toEqual(state);
});
