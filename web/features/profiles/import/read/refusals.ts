/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** The most pages of a PDF. */
export const MAX_PAGES = 30;
/** The most lines that a preview shows. */
export const MAX_LINES = 200;

const INSTEAD = 'You can also copy the text and paste it below.';

/** Why a file cannot be imported, and what to do about it. */
export const REFUSALS = {
  too_large: {
    title: 'This file is larger than 5 MB',
    words: `Save a smaller copy, for instance without pictures. ${INSTEAD}`,
  },
  too_many_pages: {
    title: `This PDF has more than ${MAX_PAGES} pages`,
    words: `Save only the pages about you as a PDF. ${INSTEAD}`,
  },
  encrypted: {
    title: 'This file is protected by a password',
    words: `Save a copy without the password. ${INSTEAD}`,
  },
  no_text: {
    title: 'There is no text in this file',
    words: `It may be a scan, which is a picture of text. Choose another file, or type the text below.`,
  },
  broken: {
    title: 'This file is damaged or incomplete',
    words: `Save or download it again. ${INSTEAD}`,
  },
  old_word: {
    title: 'This is an older or a protected Word document',
    words: `In Word, save it as .docx without a password, or as PDF. ${INSTEAD}`,
  },
  wrong_type: {
    title: 'We can’t read this kind of file',
    words: `Choose a PDF, a Word document (.docx), a JSON Resume (.json), a LinkedIn export (.zip) or a text file.`,
  },
  too_big_inside: {
    title: 'This file unpacks to more than we can read',
    words: `Choose a smaller file. ${INSTEAD}`,
  },
  too_slow: {
    title: 'Reading this file takes too long',
    words: `Choose a smaller file. ${INSTEAD}`,
  },
  nothing_found: {
    title: 'We found no lines about your work',
    words: 'Paste text about your projects, results, rate or certificates.',
  },
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Says that a file cannot be imported. */
export class FileRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
