/** Brings the place on the sheet where `text` is marked into sight and puts the focus there. False where it is not marked. */
export function scrollToMark(sheet: HTMLElement | null, text: string): boolean {
  const places = [...(sheet?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  const place = places.find((element) => element.dataset['mark'] === text);
  if (!place) return false;
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  return true;
}
