interface Person {
  readonly hint: { read(): string | undefined };
  readonly marks: { isOwed(): boolean; isInProgress(): boolean };
  /** Shows the parts for signed-in people. */
  readonly mount: () => Promise<void>;
}

/** Loads what the app shows to signed-in people, or to who has an unfinished sign-out. Looks again whenever the page is shown. */
export function lookForPerson({ hint, marks, mount }: Person): void {
  const { dataset } = document.documentElement;
  let mounting: Promise<void> | undefined;
  const look = () => {
    if (mounting) return;
    const isPerson = hint.read() !== undefined;
    // The script in the head accepts any cookie of that name (web/head/root-marks.ts), and they may have signed out since.
    if (isPerson) dataset.person = '';
    else delete dataset.person;
    if (!isPerson && !marks.isOwed() && !marks.isInProgress()) return;
    mounting = mount().catch((error: unknown) => {
      // The page stays a visitor's; the sign-in page sends signed-in people to the tool.
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
