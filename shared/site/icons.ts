/** The web app manifest, made at build. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The colour of a page's background in the light theme, for what knows no oklch: the browser's bar, icons, the manifest. */
export const CANVAS_COLOUR = '#faf7f3';

/** The icon as PNG for home screens, with its width in pixels; a maskable one fills the square, so that it can be cut to any shape. */
export const APP_ICONS = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The attributes of the links to icons in the head of every page. */
export const ICON_LINKS = [
  // With its sizes, or browsers that read SVG would take the .ico.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: MANIFEST_PATH },
] as const;
