/** Brings the place on the sheet where `text` is marked into sight and puts the focus there. */
export function showMark(sheet: HTMLElement | null, text: string): void {
  const places = [...(sheet?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  const place = places.find((element) => element.dataset['mark'] === text);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
