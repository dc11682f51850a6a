import { PAGE_PATHS } from '#shared/site/paths.ts';

declare global {
  interface Window {
    /** Where Google's script takes its orders from, those given before it came included. */
    dataLayer?: IArguments[];
  }
}

/** Reports visits to Google Analytics. Nothing is loaded before the first report. */
export interface Tag {
  notify(page: ShownPage): void;
  /** Ends it for this page and removes its cookies. The script stays loaded, and sends nothing. */
  stop(): void;
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Visits are counted, and that is all: nothing of it is for advertising. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const SETTINGS = {
  // We report each page view: Google's own would send the whole address, with the tokens in it.
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  // For this host alone, so that we can remove them again.
  cookie_domain: 'none',
};

export function createGoogleTag(id: string): Tag {
  let isLoaded = false;
  let former: string | undefined;
  const load = () => {
    isLoaded = true;
    gtag('consent', 'default', CONSENT);
    gtag('js', new Date());
    loadScript(id);
  };
  return {
    notify({ path, title }) {
      Reflect.set(window, `ga-disable-${id}`, false);
      const page = {
        page_location: `${location.origin}${pathToReport(path)}`,
        page_title: title,
        page_referrer: former ?? referrerToReport(document.referrer, location.origin),
      };
      former = page.page_location;
      if (!isLoaded) {
        load();
        gtag('config', id, { ...SETTINGS, ...page });
      }
      // Everything that the script sends on its own uses the same address.
      gtag('set', page);
      gtag('event', 'page_view', { ...page, send_to: id });
    },
    stop() {
      Reflect.set(window, `ga-disable-${id}`, true);
      for (const name of ['_ga', `_ga_${id.slice('G-'.length)}`]) {
        document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
      }
    },
  };
}

/** Google's script takes orders as the arguments of a call, not as a list of them. */
function gtag(..._order: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- it tells them apart
  window.dataLayer.push(arguments);
}

function loadScript(id: string): void {
  const url = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  // Where scripts may only come from addresses that someone answers for, we answer for this one.
  const policy = window.trustedTypes?.createPolicy('visits', {
    createHTML: () => null,
    createScriptURL: (asked) => (asked === url ? asked : null),
  });
  const script = document.createElement('script');
  script.async = true;
  Reflect.set(script, 'src', policy ? policy.createScriptURL(url) : url);
  document.head.append(script);
}

/** A page that someone looks at. */
export interface ShownPage {
  readonly path: string;
  readonly title: string;
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(PAGE_PATHS));

/** What is sent of an address: the path of a page that exists. Queries hold tokens and ids; a path that is none of ours may hold anything. */
export function pathToReport(path: string): string {
  return KNOWN.has(path) ? path : '/no-such-page';
}

/** What is sent of the referrer: a page of ours as above, of anywhere else the site alone; '' when it is not known. */
export function referrerToReport(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol)) return '';
  return origin === ownOrigin ? `${origin}${pathToReport(pathname)}` : `${origin}/`;
}
