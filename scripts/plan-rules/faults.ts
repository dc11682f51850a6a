import { type OnlyIn, RULES } from './rules.ts';

const TEST = /\.(test|spec)\.tsx?$/;
// A string is matched too, so that `//` inside one does not begin a comment.
const STRING_OR_COMMENT =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;

/** What a file says that only others may, one sentence each; `path` is from the project's folder, with slashes. */
export function faultsOf({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const code = TEST.test(path) ? '' : withoutComments(text);
  const isBroken = ({ under, except, pattern, isOfComments }: OnlyIn) =>
    under.test(path) && !except.test(path) && pattern.test(isOfComments ? text : code);
  return RULES.filter(isBroken).map(({ what }) => `${path}: ${what}`);
}

/** `text` with comments blanked out, line by line as it was. */
function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (match, string?: string) => string ?? match.replace(/[^\n]/g, ' '));
}
