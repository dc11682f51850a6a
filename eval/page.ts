import { escapeHtml } from '#shared/http/escape-html.ts';
import { isMet, type Measure } from './measures/measure.ts';

export interface PageInput {
  readonly about: string;
  readonly measures: readonly Measure[];
  /** Whether faults show words of the posts: posts of strangers have no licence. */
  readonly withText: boolean;
}

const MOST_FAULTS = 12;
const STYLE = `
:root{color-scheme:light dark}
body{max-width:1000px;margin:0 auto;padding:24px 20px;font:16px/1.5 system-ui,sans-serif}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #8886;vertical-align:top;font-weight:400}
.missed{font-weight:700}
li{overflow-wrap:anywhere}
`;

/** The report as one self-contained file. */
export function renderPage({ about, measures, withText }: PageInput): string {
  const rows = measures.map((measure) => {
    const state = measure.aim === null ? '' : isMet(measure) ? 'met' : '<span class="missed">missed</span>';
    return `<tr><th scope="row">${escapeHtml(measure.name)}${faultList(measure, withText)}</th><td>${measure.value}</td><td>${aimOf(measure)}</td><td>${state}</td><td>${measure.of}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>How good are the letters?</title><style>${STYLE}</style></head>
<body><h1>How good are the letters?</h1><p>${escapeHtml(about)}</p>
<table><thead><tr><th scope="col">Measure</th><th scope="col">Value</th><th scope="col">Aim</th><th scope="col">Aim met</th><th scope="col">Cases</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}

function faultList({ faults }: Measure, withText: boolean): string {
  if (faults.length === 0) return '';
  const shown = faults.slice(0, MOST_FAULTS).map((fault) => (withText ? fault : fault.replace(/(?:: | × ).*/s, '')));
  return `<details><summary>${faults.length} cases</summary><ul>${shown.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('')}</ul></details>`;
}

export function aimOf({ aim }: Measure): string {
  if (aim === null) return '';
  return 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`;
}
