export interface HtmlPage {
  readonly title: string;
  readonly body: string;
  readonly styles: string;
  readonly theme?: 'light' | 'dark';
  /** The path of its own script. */
  readonly script?: string;
}

/** A page that loads nothing from elsewhere; `nonce` allows its styles. */
export function renderHtml({ title, body, styles, theme, script }: HtmlPage, nonce: string): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style>
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>${body}</body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
