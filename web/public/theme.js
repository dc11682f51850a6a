// Runs before the first paint, so that a dark page never flashes light and nothing moves. web/site-shell/theme-store.ts changes
// the theme later on.
(() => {
  const { dataset } = document.documentElement;
  let theme = 'light';
  dataset.scripts = '';
  // The page whose place is held until the app is there (web/styles/waiting.css), and whether that is in vain.
  [, dataset.page] = location.pathname.toLowerCase().split('/');
  const onError = ({ target }) => target instanceof HTMLScriptElement && (dataset.late = '');
  addEventListener('error', onError, true);
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
    // Visits are counted here, and the page will ask for consent: space for the question is reserved from the beginning.
    const isRefused = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
    const isAnswered = isRefused || localStorage.getItem('visits') !== null;
    if (dataset.visits?.startsWith('G-') && !isAnswered) dataset.asking = '';
  } catch {
    // Storage is blocked: the default applies, and nothing is asked.
  }
  dataset.theme = theme;
})();
