interface AfterPaintProps {
  /** The address of the module that brings the page to life. */
  script: string;
  /** The address of styles that have to be there before. */
  sheet?: string | undefined;
}

/** Names what is fetched after the first paint; web/head/after-paint.ts does it. Because of its type the browser ignores it. */
export function AfterPaint({ script, sheet }: AfterPaintProps) {
  return <script type="later" data-sheet={sheet} src={script} />;
}
