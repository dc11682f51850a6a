export const WRAPPINGS = [
  'none',
  'thinks',
  'thinks-unmarked',
  'reasons',
  'reasons-shortly',
  'waits',
  'fenced',
  'talks',
  'bold',
  'html',
  'json',
] as const;
export type Wrapping = (typeof WRAPPINGS)[number];

const THOUGHT = 'The client wants "a shop". First: the hook or not? I should [begin';

/** The text that models put around an answer, or the form that they give it. */
export function wrapAnswer(text: string, dress: Wrapping): string {
  if (dress === 'thinks') return `<think>\n${THOUGHT}\n</think>\n\n${text}`;
  if (dress === 'thinks-unmarked') return `${THOUGHT}\n</think>\n\n${text}`;
  if (dress === 'fenced') return `\`\`\`markdown\n${text}\n\`\`\``;
  if (dress === 'talks')
    return `Sure! Here is the proposal:\n\nHi there,\n\n${text}\n\nBest regards,\n[Your name]\n\nLet me know if you'd like it shorter.`;
  if (dress === 'bold') return text.replace(/^## (.*)$/gm, '**$1**').replace('first', '**first**');
  if (dress === 'html') return text.split('\n\n').map(asHtml).join('');
  return dress === 'json' ? JSON.stringify({ sections: text.split('\n\n').map(asSection) }) : text;
}

/** The reasoning, in a field of its own: servers with OpenAI's protocol use one of two names. */
export function readReasoning(dress: Wrapping): string {
  return dress === 'reasons' || dress === 'reasons-shortly' ? THOUGHT : '';
}

function headed(paragraph: string): { heading: string | undefined; text: string } {
  const [, heading, text = ''] = /^## (.*)\n([\s\S]*)$/.exec(paragraph) ?? [];
  return heading === undefined ? { heading, text: paragraph } : { heading, text };
}

function asHtml(paragraph: string): string {
  const { heading, text } = headed(paragraph);
  return `${heading === undefined ? '' : `<h2>${heading}</h2>`}<p>${text.replaceAll('\n', '<br>')}</p>`;
}

/** As an old prompt asked for it. */
function asSection(paragraph: string) {
  const { heading, text } = headed(paragraph);
  return { part: 'opening', ...(heading !== undefined && { heading }), blocks: [{ sentences: [{ text, facts: [] }] }] };
}
