const TAG_RUN = /[\u{E0000}-\u{E007F}]+/gu;
const INVISIBLE =
  // oxlint-disable-next-line no-misleading-character-class -- each of them is meant alone
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0100}-\u{E01EF}]/gu;
const STYLED = /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t\v\f]/g;
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F]/g;

export interface Characters {
  readonly text: string;
  /** Invisible text. */
  readonly hidden: string[];
}

/**
 * Plain, visible characters. Only styled Latin letters (mathematical, full-width, ligatures) are folded: full NFKC would
 * rewrite '™', '½' or '²', and with them a code word in the client's own spelling.
 */
export function visibleCharacters(raw: string): Characters {
  const hidden: string[] = [];
  const text = raw
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(TAG_RUN, (run) => {
      hidden.push(fromTags(run));
      return '';
    })
    .replace(INVISIBLE, '')
    .replace(STYLED, (run) => run.normalize('NFKC'))
    .replace(SPACES, ' ')
    .replace(CONTROL, '')
    .normalize('NFC');
  return { text, hidden };
}

/** The tag block repeats ASCII at U+E0000, invisibly: a known way to inject prompts. */
function fromTags(run: string): string {
  return Array.from(run, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0xe0020) - 0xe0000))
    .join('')
    .replace(/[^\u0020-\u007E]/g, '');
}
