import { escapeHtml } from '#shared/http/escape-html.ts';
import { SITE } from '#shared/site/config.ts';
import type { Mail } from './message.ts';

/** The content of a mail, as plain text; both parts are made of it. Nothing in it is markup. */
interface EmailContent {
  readonly subject: string;
  /** Paragraphs above the button. */
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
  /** Paragraphs below it; the last says what to do when it was not the reader. */
  readonly after: readonly string[];
}

/** Renders the template as plain text and as self-contained HTML with the same words. */
export function renderEmail(to: string, content: EmailContent): Mail {
  return { to, subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ subject, before, button, after }: EmailContent): string {
  return [
    subject,
    ...before,
    `${button.label}:\n${button.link}`,
    ...after,
    `-- \n${SITE.name}\n${SITE.supportEmail}`,
  ].join('\n\n');
}

// The colours of the site in both themes, as numbers that every mail program knows (web/styles/tokens.css).
const LIGHT = {
  canvas: '#faf7f3',
  sheet: '#fffefc',
  ink: '#1e1a16',
  soft: '#47413c',
  line: '#e1ddd8',
  accent: '#156f41',
};
const DARK = {
  canvas: '#191613',
  sheet: '#26221f',
  ink: '#ebe8e2',
  soft: '#cbc6bf',
  line: '#3d3935',
  accent: '#1b7f4c',
};

const SERIF = "'Iowan Old Style', Georgia, serif";
const SANS = "'Source Sans 3', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

// Programs without a dark theme ignore the block; the inline styles are for those that drop it.
const DARK_RULES = `@media (prefers-color-scheme: dark) {
  .canvas { background: ${DARK.canvas} !important; }
  .sheet { background: ${DARK.sheet} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .action { background: ${DARK.accent} !important; }
}`;

function htmlOf({ subject, before, button, after }: EmailContent): string {
  const link = escapeHtml(button.link);
  const soft = `margin: 0 0 12px; font: 15px/1.5 ${SANS}; color: ${LIGHT.soft};`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_RULES}</style>
</head>
<body class="canvas" style="margin: 0; padding: 0; background: ${LIGHT.canvas};">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background: ${LIGHT.canvas};">
<tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left;">
<tr><td class="ink" style="padding: 0 0 16px; font: 600 20px/1.3 ${SERIF}; color: ${LIGHT.ink};">${escapeHtml(SITE.name)}</td></tr>
<tr><td class="sheet" style="padding: 32px; background: ${LIGHT.sheet}; border: 1px solid ${LIGHT.line}; border-radius: 10px;">
<h1 class="ink" style="margin: 0 0 16px; font: 600 26px/1.25 ${SERIF}; color: ${LIGHT.ink};">${escapeHtml(subject)}</h1>
${before.map((text) => paragraph(text, 'ink', `margin: 0 0 16px; font: 16px/1.55 ${SANS}; color: ${LIGHT.ink};`)).join('\n')}
<p style="margin: 24px 0;"><a class="action" href="${link}" style="display: inline-block; padding: 13px 22px; font: 600 16px/1 ${SANS}; color: #ffffff; background: ${LIGHT.accent}; border-radius: 8px; text-decoration: none;">${escapeHtml(button.label)}</a></p>
${paragraph('If the button does not work, open this address:', 'soft', soft.replace('12px', '4px'))}
<p style="margin: 0 0 24px; font: 14px/1.5 ${SANS}; word-break: break-all;"><a class="soft" href="${link}" style="color: ${LIGHT.soft};">${link}</a></p>
${after.map((text) => paragraph(text, 'soft', soft)).join('\n')}
</td></tr>
<tr><td class="soft" style="padding: 16px 0 0; font: 14px/1.5 ${SANS}; color: ${LIGHT.soft};">${escapeHtml(SITE.company)}, ${escapeHtml(SITE.supportEmail)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, name: string, style: string): string {
  return `<p class="${name}" style="${style}">${escapeHtml(text)}</p>`;
}

/** 'Jan 5, 2025 3:04 PM UTC': the reader's time zone is unknown. */
export function momentInWords(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return `${dayInWords(at)} ${time.replace(/\s/g, ' ')} UTC`;
}

/** 'Jan 5, 2025', by the day in UTC. */
export function dayInWords(at: Date): string {
  return at.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
}
