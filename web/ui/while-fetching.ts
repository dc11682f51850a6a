let fetches = 0;

/** `fetching`, while a line at the top of the page says, after a moment, that what was asked for is on its way (styles/fetching.css). */
export async function whileFetching<T>(fetching: Promise<T>): Promise<T> {
  count(1);
  try {
    return await fetching;
  } finally {
    count(-1);
  }
}

function count(more: number): void {
  fetches += more;
  document.documentElement.toggleAttribute('data-fetching', fetches > 0);
}
