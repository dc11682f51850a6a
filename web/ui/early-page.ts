/**
 * A page that arrives with its form can be used before its scripts are there: the root of the document says so (`data-early`, web/head)
 * for as long as that lasts. This ends it; what was pressed last is pressed again: late, rather than never.
 */
export function endEarlyPage(): void {
  const { dataset } = document.documentElement;
  if (!('early' in dataset)) return;
  delete dataset.early;
  const pressed = document.querySelector<HTMLElement>('[data-pressed-early]');
  if (!pressed) return;
  delete pressed.dataset.pressedEarly;
  // Once what was typed has come to where buttons find it.
  setTimeout(() => pressed.click());
}
