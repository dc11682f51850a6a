import { nounPhrase } from '../analyze/noun-phrase.ts';
import { isAmbiguousVerb } from '../analyze/verbs.ts';
import { tame, wordCount } from './phrases.ts';

// Base forms that begin a task when the post wrote it as a bullet without a subject.
const VERBS =
  'add|adjust|advise|analyze|analyse|answer|arrange|assist|attend|audit|automate|build|calculate|categorize|check|clean|code|collaborate|collect|combine|compile|configure|connect|convert|coordinate|create|customize|debug|deliver|deploy|describe|design|develop|direct|document|draft|edit|enable|enhance|ensure|establish|evaluate|explain|extract|find|finish|fix|follow|generate|get|give|handle|help|highlight|identify|implement|import|improve|include|install|integrate|keep|launch|maintain|make|manage|migrate|monitor|move|optimise|optimize|organize|oversee|perform|plan|prepare|present|process|produce|promote|provide|publish|redesign|refine|remove|rename|replace|research|resolve|respond|review|run|scale|scrape|send|set|setup|share|show|solve|streamline|submit|suggest|support|sync|take|test|track|train|transfer|translate|troubleshoot|understand|understand|update|upgrade|upload|use|utilize|validate|verify|work|write';
// Also nouns: 'process guide' is a thing, 'process the orders' a task.
const ALSO_NOUNS =
  'process|design|research|review|support|update|test|plan|set|work|report|audit|use|code|document|share|show|draft|train|help|track|direct|check|present|access|import|follow|scale';
const BEGINS_WITH_VERB = new RegExp(`^(?:${VERBS})\\b`, 'i');
const BEGINS_WITH_NOUN = new RegExp(
  `^(?:${ALSO_NOUNS})s?\\b(?!\\s+(?:the|a|an|your|all|any|each|every|with|on|out|up|for|from|to|exactly|in)\\b)`,
  'i',
);

/** Is `text` a verb phrase in the base form, as far as its first word tells? */
export function isVerbPhrase(text: string): boolean {
  return BEGINS_WITH_VERB.test(text) && !BEGINS_WITH_NOUN.test(text);
}

/** 'Push Notifications' is a thing, for all its verb. */
const TITLED = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u;

export function repaired(raw: string, given: 'verb' | 'noun'): { text: string; form: 'verb' | 'noun' } {
  const form = given === 'verb' && TITLED.test(raw) && isAmbiguousVerb(raw.split(' ')[0] ?? '') ? 'noun' : given;
  const text = withoutDanglingEnd(
    secondPerson(
      plainWords(calmed(tame(raw).replace(/"([^"]{1,60})"/g, '‘$1’')))
        .replace(/^\d+[.)]\s*/, '')
        .replace(/[.;:!?,\s]+$/, ''),
    ),
  );
  const bare = text.replace(/^(?:an?|the) (?=\S)/i, '');
  const task = form === 'noun' ? asTask(bare) : null;
  if (task !== null) return { text: task, form: 'verb' };
  if (form === 'noun' && isVerbPhrase(bare)) return { text: lowered(bare), form: 'verb' };
  return { text: form === 'verb' ? withArticle(lowered(text)) : text, form };
}

/** Things that are deeds: 'creation of the page' is said as 'create the page'. */
const DEEDS: Readonly<Record<string, string>> = {
  creation: 'create',
  development: 'develop',
  analysis: 'analyze',
  identification: 'identify',
  implementation: 'implement',
  integration: 'integrate',
  optimization: 'optimize',
  optimisation: 'optimise',
  maintenance: 'maintain',
  installation: 'install',
  configuration: 'configure',
  migration: 'migrate',
  clarification: 'clarify',
  preparation: 'prepare',
  verification: 'verify',
  validation: 'validate',
  documentation: 'document',
  automation: 'automate',
  translation: 'translate',
  evaluation: 'evaluate',
  generation: 'generate',
  collection: 'collect',
  extraction: 'extract',
  conversion: 'convert',
  removal: 'remove',
  replacement: 'replace',
  assessment: 'assess',
  deployment: 'deploy',
  customization: 'customize',
  production: 'produce',
  selection: 'select',
  improvement: 'improve',
  enhancement: 'enhance',
  explanation: 'explain',
  presentation: 'present',
  calculation: 'calculate',
  setup: 'set up',
  setting: 'set',
  creating: 'create',
  editing: 'edit',
  proofreading: 'proofread',
  testing: 'test',
};

function asTask(noun: string): string | null {
  const match = /^(\w+) (of|on|for) (?=\S)/i.exec(noun);
  const verb = DEEDS[match?.[1]?.toLowerCase() ?? ''];
  if (match === null || verb === undefined || (match[2] !== 'of' && verb !== 'clarify')) return null;
  return `${verb} ${nounPhrase(noun.slice(match[0].length))}`;
}

// Words that clients have read too often, said plainly.
const PLAIN: readonly [RegExp, string][] = [
  [/\bseamlessly\b/gi, 'smoothly'],
  [/\bseamless\b/gi, 'smooth'],
  [/\bleverage\b/gi, 'use'],
  [/\bleveraging\b/gi, 'using'],
  [/\bdelve into\b/gi, 'look into'],
  [/\b(?:cutting[- ]edge|state[- ]of[- ]the[- ]art)\b/gi, 'modern'],
  [/\b(?:top[- ]notch|world[- ]class)\b/gi, 'excellent'],
  [/\bpixel[- ]perfect\b/gi, 'exact'],
  [/\bfast-paced\b/gi, 'busy'],
];

/** 'copy Exactly the pages': no name, for all its capital. */
const STRESSED = /(?<=[\p{Ll},] )(?:Exactly|Only|Fully|Completely|Properly|Correctly|Carefully|Also|Always|Never)\b/gu;

function plainWords(text: string): string {
  return PLAIN.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text).replace(STRESSED, (word) =>
    word.toLowerCase(),
  );
}

/** 'build Bolt AI app', as titles have it. */
function withArticle(task: string): string {
  return task.replace(
    /^(build|create|develop|make|design|write|set up|fix|launch|produce) (?!(?:an?|the|your|my|our|some|all|this|one|new)\b)((?:[\w-]+ ){0,4}(?:app|website|site|bot|chatbot|dashboard|logo|page|tool|plugin|script|video))(?=$| (?:using|with|for|in|on|that|to|and)\b)/i,
    (_, verb: string, thing: string) => `${verb} ${/^(?:[aeio]|MVP)/i.test(thing) ? 'an' : 'a'} ${thing}`,
  );
}

const HEADINGS =
  /^(?:how to apply|tasks? includ\w*|additional|mandatory|requirements?|responsibilit\w+|budget|timeline|about (?:us|you)|fixed price|hourly|benefits?|qualifications?|what we|who you|job type|remote work|ongoing|full[- ]time|part[- ]time|preferred|nice to have|must have|submit|apply|request|proposal|be considered|note|bonus|overview|description|summary|scope|project|deliverables?|goals?)\b(?!\s+\w+\s+\w+\s+\w+\s+\w+)/i;
const NOT_THE_WORK =
  /\b(?:upwork|freelancer\.com|fiverr|applicants?|candidates?|cover letter|your (?:proposal|application|bid)|outside of|get paid|private message|years? of experience|interview process|time ?zone|timezones|(?:limit|include|share|send|provide) (?:the |your )?(?:examples?|samples?))\b|https?:|www\.|@\w/i;

/** Whether a sentence can be built on it without harm. */
export function isUsable(text: string, form: 'verb' | 'noun'): boolean {
  const words = wordCount(text);
  if (words < 2 || words > 30 || HEADINGS.test(text) || NOT_THE_WORK.test(text)) return false;
  if (/\b(?:I|I'm|I've|I'll|me|we|we're|we've|ll)\b/.test(text) || /[?“”"<>{}=\\]/.test(text)) return false;
  if (/^(?:be|have|must|should|can|will|not|no|never|don't|if|when|you|this|that|it|there|sure)\b/i.test(text))
    return false;
  if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) return false;
  return form === 'verb'
    ? words >= 2 && !/^\S+ (?:&|and|or) \S+$/.test(text)
    : !/\byou\b/.test(text) && !/\b(?:must|should|will|can|is|are|was)\b/.test(headOf(text));
}

/** What stands before 'where people can book': what a clause says of the thing is its own. */
function headOf(text: string): string {
  return text.split(/\b(?:that|which|who|whose|where|how|what)\b/, 1)[0] ?? text;
}

/** 'COPY AND CONVERT TO LARAVEL' shouts; what has small letters anywhere is left as the client wrote it. */
function calmed(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (letters.length < 12 || capitals / letters.length < 0.6) return text.replace(/\baI\b/g, 'AI');
  return text.replace(/\p{Lu}{4,}/gu, (word) => (KEPT_CAPITALS.test(word) ? word : word.toLowerCase()));
}

const KEPT_CAPITALS = /^(?:HTML|HTTP|HTTPS|JSON|REST|SAAS|HIPAA|GDPR|NEXT|OPENAI|AJAX|MYSQL)$/;

function secondPerson(text: string): string {
  return text
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:mine|ours)\b/gi, 'yours')
    .replace(/\bus\b(?![.A-Z])/g, 'you');
}

const DANGLING =
  /[\s,]+(?:and|or|but|to|of|in|on|at|for|from|by|with|the|a|an|your|that|which|as|such|including|like|into|is|are|so|if|when|where|depending|covering|tailored|required|eg|e\.g|etc|\/|&|-|–|—)$/i;

const AS_IT_IS = /\bas (?:it is|they are)$/i;

function withoutDanglingEnd(text: string): string {
  let rest = text;
  while (DANGLING.test(rest) && !AS_IT_IS.test(rest)) rest = rest.replace(DANGLING, '');
  return rest;
}

/** Lower-cases a first word written as the start of a sentence; acronyms and names with inner capitals stay. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}+(?=$|[\s,;:/])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
