interface Person {
  readonly hint: { read(): string | undefined };
  readonly marks: { isOwed(): boolean; isInProgress(): boolean };
  /** Shows the parts for signed-in people. */
  readonly mount: () => Promise<void>;
}

/**
 * A person who is signed in, or has an unfinished sign-out, gets the app's own parts in the header; a visitor never loads
 * them. Looked for again whenever the page comes back into view, as one may have signed in elsewhere.
 */
export function lookForPerson({ hint, marks, mount }: Person): void {
  const { dataset } = document.documentElement;
  let mounting: Promise<void> | undefined;
  const look = () => {
    if (mounting) return;
    const isPerson = hint.read() !== undefined;
    // The script in the head takes any cookie of that name for a person (web/head/root-marks.ts); and they may have left since.
    if (isPerson) dataset.person = '';
    else delete dataset.person;
    if (!isPerson && !marks.isOwed() && !marks.isInProgress()) return;
    mounting = mount().catch((error: unknown) => {
      // Without these parts the page is a visitor's; the sign-in page leads signed-in people on to the tool.
      console.warn('The signed-in parts could not be loaded', error);
      delete dataset.person;
      mounting = undefined;
    });
  };
  look();
  addEventListener('pageshow', look);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
}
