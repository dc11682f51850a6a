export type Choice = 'allowed' | 'refused';

/** Where the choice is kept in this browser. web/head/root-marks.ts reads it before the first paint. */
const CHOICE_KEY = 'visits';

interface Browser {
  readonly navigator: object;
  /** Throws where storage is blocked. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Do Not Track or Global Privacy Control: a no that was said before we could ask. */
export function asksNotToBeTracked({ navigator }: Pick<Browser, 'navigator'>): boolean {
  return Reflect.get(navigator, 'doNotTrack') === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/** What was chosen here before; a browser that can keep no choice has said no, since it would be asked on every page. */
export function keptChoice(browser: Browser): Choice | undefined {
  try {
    const kept = browser.localStorage.getItem(CHOICE_KEY);
    return kept === 'allowed' || kept === 'refused' ? kept : undefined;
  } catch {
    return 'refused';
  }
}

export function keepChoice(browser: Browser, choice: Choice): void {
  try {
    browser.localStorage.setItem(CHOICE_KEY, choice);
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}

/** Calls when another tab has been answered. */
export function onChoiceElsewhere(browser: Browser & EventTarget, follow: (choice: Choice | undefined) => void): void {
  browser.addEventListener('storage', (event) => {
    if (Reflect.get(event, 'key') === CHOICE_KEY) follow(keptChoice(browser));
  });
}
