/** Which tab was open and what was beside the names when a list was last seen: until that changes it stays as it was scrolled by hand. */
const seen = new WeakMap<HTMLElement, string>();

/** As the `ref` of a `TabsList` that may be wider than the screen. Given anew with each rendering: what is beside a name may make it wider. */
export function scrollToOpenTab(list: HTMLElement | null): void {
  const open = list?.querySelector('[aria-selected=true]');
  if (!list || !open) return;
  const now = `${open.id} ${list.querySelectorAll('svg').length}`;
  if (seen.get(list) === now) return;
  seen.set(list, now);
  const [whole, part] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
  if (part.left < whole.left || part.right > whole.right)
    list.scrollLeft += part.x - whole.x - (whole.width - part.width) / 2;
}
