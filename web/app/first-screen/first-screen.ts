import { endEarlyPage } from '#web/ui/early-page.ts';

/**
 * The page of the tool arrives with its first screen in it, and can be typed into before the app is there. The root of the document
 * says so for as long as that lasts: `data-early`; with `data-kept`, or `data-person`, the fields are not shown, since what belongs
 * there is still to be read (web/head/tool.ts).
 */
export function isFirstScreen(): boolean {
  return 'early' in document.documentElement.dataset;
}

/** The app is there and does what is asked of it. */
export function endFirstScreen(): void {
  if (!isFirstScreen()) return;
  const { dataset } = document.documentElement;
  for (const name of ['kept', 'person']) delete dataset[name];
  endEarlyPage();
}

/** Free proposals a week as the page says it, null for as many as one likes; undefined when it says nothing. */
export function freeLimitOfPage(): number | null | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="free-weekly-limit"]')?.content;
  if (said === undefined) return undefined;
  return said === 'none' ? null : Number(said);
}
