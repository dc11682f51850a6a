// Runs before the first paint, so that a dark page never flashes light. web/app/theme.ts changes the theme later on.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage is blocked: the default stands.
  }
  document.documentElement.dataset.theme = theme;
})();
