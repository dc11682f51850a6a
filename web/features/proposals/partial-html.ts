const LIST_LINE = /^(?:(•)|\d{1,2}\.) (.*)$/;
/** Section labels are written in the sans-serif bold letters of Unicode's mathematical block. */
const STYLED_LINE = /^[\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}\s.,:&'’-]+$/u;

/** The HTML of a proposal that ended in the middle, in the tags that a whole one has. */
export function partialHtml(plainText: string): string {
  return plainText
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map(blockHtml)
    .join('');
}

function blockHtml(block: string): string {
  const lines = block.split('\n');
  const items = lines.map((line) => LIST_LINE.exec(line));
  if (!items.every((item) => item !== null)) return `<p>${lines.map(lineHtml).join('<br>')}</p>`;
  const tag = items[0]?.[1] ? 'ul' : 'ol';
  return `<${tag}>${items.map((item) => `<li>${escaped(item[2] ?? '')}</li>`).join('')}</${tag}>`;
}

function lineHtml(line: string): string {
  return STYLED_LINE.test(line) && line.trim() ? `<strong>${escaped(line)}</strong>` : escaped(line);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
