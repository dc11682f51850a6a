import { midSentence } from './clause.ts';

const HEAD_END =
  / (?:of|for|with|in|on|at|by|from|to|that|which|who|using|via|showing|confirming|linked|based|including|covering|between|across|and|or|including|featuring|integrated|pulled|into|about|twice|once|per|when|where|suggesting|detailing|ready|retained|supporting|under)\b|,/i;
const DETERMINED =
  /^(?:a|an|the|our|my|your|this|these|those|some|any|all|each|every|no|both|several|multiple|many|more|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.%+–-]*|various|basic \w+s)\b/i;
const MASS =
  /(?:ing|tion|tions|sion|ment|ance|ence|ity|ship|ware|ism|ness|ysis|ics|age|cy|sis)$|^(?:data|content|information|support|design|feedback|copy|text|code|seo|maintenance|access|work|help|research|advice|traffic|email|music|footage|documentation|security|logic|training|art|artwork|navigation|layout|branding|ui|ux|api|css|html|development|automation|integration|compliance|encryption|mode|storage|search|payroll|compatibility|math|animation|marketing|voice|video|audio|typography|photography|lighting|setup)$/i;
const COUNTABLE =
  /^(?:application|presentation|illustration|animation|calculation|function|section|option|page|package|image|message|website|landing|statement|document|agreement|drawing|painting|recording|logo|listing|booking|building|description|specification|recommendation|explanation|presentation|newsletter|survey|summary|meeting|policy|agency|library|story|diary|strategy|company|inventory|system|process|tool)$/i;

/** A noun phrase that stands in a sentence: lower-case start, and 'a' or 'an' where a single thing is meant. */
export function nounPhrase(clause: string): string {
  const words = midSentence(clause);
  if (/^\p{Lu}\p{Ll}/u.test(words) || DETERMINED.test(words) || !/^[\p{L}\p{N}]/u.test(words)) return words;
  const headPart = words.slice(0, HEAD_END.exec(words)?.index ?? words.length);
  const head = headPart.split(/[\s/]/).at(-1) ?? '';
  const list = /,| and | & /.test(words.slice(headPart.length, headPart.length + 25)) || / & /.test(headPart);
  if (list || !wantsArticle(head)) return words;
  return `${/^(?:[aAiI]|[eE](?!u)|[oO](?!ne)|u(?!s[ei]|ni|r[lo])|[FHLMNRSX](?=[A-Z]|\b)|MVP|8)/.test(words) ? 'an' : 'a'} ${words}`;
}

function wantsArticle(head: string): boolean {
  if (!/^[\p{L}-]+$/u.test(head) || /^\p{Lu}/u.test(head)) return false;
  if (COUNTABLE.test(head)) return true;
  return !/(?:[^su]s|ies)$/i.test(head) && !MASS.test(head);
}
