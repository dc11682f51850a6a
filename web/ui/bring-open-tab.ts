/** As the `ref` of a `TabsList` that may be wider than the screen. Given anew with each rendering: what is beside a name may make it wider. */
export function bringOpenTab(list: HTMLElement | null): void {
  const open = list?.querySelector('[aria-selected=true]');
  if (!list || !open) return;
  const [whole, part] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
  if (part.left < whole.left || part.right > whole.right)
    list.scrollLeft += part.x - whole.x - (whole.width - part.width) / 2;
}
