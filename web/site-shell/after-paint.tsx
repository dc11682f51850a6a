interface AfterPaintProps {
  /** The address of the module that brings the page to life. */
  script: string;
  /** The address of styles that have to be there before. */
  sheet?: string | undefined;
  /** What the module loads before it can do its work: fetched at once, and not one after the other. */
  parts?: readonly string[];
}

/** Names what is fetched after the first paint; web/head does it. Because of its type the browser ignores the script. */
export function AfterPaint({ script, sheet, parts = [] }: AfterPaintProps) {
  return (
    <>
      <script type="later" data-sheet={sheet} src={script} />
      {parts.length > 0 && <meta name="parts" content={parts.join(' ')} />}
    </>
  );
}
