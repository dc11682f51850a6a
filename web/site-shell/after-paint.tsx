interface AfterPaintProps {
  /** The address of the module that makes the page interactive. */
  script: string;
  /** The address of styles that it needs. */
  sheet?: string | undefined;
  /** The imports of the module, fetched in parallel. */
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
