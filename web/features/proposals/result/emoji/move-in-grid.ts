/**
 * The button that an arrow, Home or End key leads to from the focused one inside `grid`; undefined for any other key and
 * at the edge. Up and down go by where things are on screen, because the last row of a group may be short.
 */
export function moveInGrid(grid: HTMLElement | null, key: string): HTMLButtonElement | undefined {
  const buttons = [...(grid?.querySelectorAll('button') ?? [])];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const button = buttons[from];
  if (!button) return undefined;
  switch (key) {
    case 'ArrowRight':
      return buttons[from + 1];
    case 'ArrowLeft':
      return buttons[from - 1];
    case 'ArrowDown':
      return inNextRow(button, buttons.slice(from + 1));
    case 'ArrowUp':
      return inNextRow(button, buttons.slice(0, from).toReversed());
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** Of the row that comes first in `others`, the button nearest to the column of `button`. */
function inNextRow(button: HTMLButtonElement, others: HTMLButtonElement[]): HTMLButtonElement | undefined {
  const here = button.getBoundingClientRect();
  const first = others.find((other) => Math.abs(other.getBoundingClientRect().top - here.top) > 1);
  if (!first) return undefined;
  const { top } = first.getBoundingClientRect();
  const row = others.filter((other) => Math.abs(other.getBoundingClientRect().top - top) <= 1);
  const away = (other: HTMLButtonElement) => Math.abs(other.getBoundingClientRect().left - here.left);
  return row.reduce((best, other) => (away(other) < away(best) ? other : best));
}
