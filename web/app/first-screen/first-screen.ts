/**
 * The page of the tool arrives with its first screen in it, and can be typed into before the app is there. The root of the document
 * says so for as long as that lasts: `data-early`; with `data-kept`, or `data-person`, the fields are not shown, since what belongs
 * there is still to be read (web/head/tool.ts).
 */
export function isFirstScreen(): boolean {
  return 'early' in document.documentElement.dataset;
}

/** The app is there and does what is asked of it; what was pressed last before that is done now: late, rather than never. */
export function endFirstScreen(): void {
  const { dataset } = document.documentElement;
  if (!('early' in dataset)) return;
  for (const name of ['early', 'kept', 'person']) delete dataset[name];
  const pressed = document.querySelector<HTMLButtonElement>('[data-pressed-early]');
  if (!pressed) return;
  delete pressed.dataset.pressedEarly;
  // Once what was typed has come to the workspace, by which buttons come to life.
  setTimeout(() => pressed.click());
}

/** Free proposals a week as the page says it, null for as many as one likes; undefined when it says nothing. */
export function freeLimitOfPage(): number | null | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="free-weekly-limit"]')?.content;
  if (said === undefined) return undefined;
  return said === 'none' ? null : Number(said);
}
