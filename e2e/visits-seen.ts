import type { BrowserContext } from '@playwright/test';

/**
 * The replacement of Google's script: it takes its orders from the same list, those given before it came first, sends as much
 * as the real one to the same place, and sets a cookie. It runs in the page, under the content policy of the page.
 */
const SCRIPT = `(() => {
  const known = {};
  const take = ([order, name, facts]) => {
    if (order === 'config') document.cookie = '_ga=GA1.1.4711.1; Path=/';
    if (order === 'config') known.tid = name;
    if (order !== 'event' || window['ga-disable-' + known.tid]) return;
    const told = { v: '2', tid: known.tid, en: name, dl: facts.page_location, dr: facts.page_referrer, dt: facts.page_title };
    void fetch('https://www.google-analytics.com/g/collect?' + new URLSearchParams(told), { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const orders = window.dataLayer;
  orders.forEach(take);
  const push = orders.push.bind(orders);
  orders.push = (order) => { push(order); take(order); return orders.length; };
})();`;

/**
 * The requests to Google, at the edge of the browser: nothing goes further, and all up to there is real. The address
 * of Google's script is no setting, since a setting for it would be a way to have any script run on every page.
 */
export class Visits {
  /** Every address that was asked for, the script's included. */
  readonly asked: string[] = [];

  static async watch(context: BrowserContext): Promise<Visits> {
    const visits = new Visits();
    await context.route(/^https:\/\/([a-z0-9-]+\.)*(googletagmanager|google-analytics)\.com\//, async (route) => {
      const url = route.request().url();
      visits.asked.push(url);
      if (new URL(url).pathname === '/gtag/js') await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
      else await route.fulfill({ status: 204 });
    });
    return visits;
  }

  /** The reported visits, as the queries of their addresses. */
  get reported(): string[] {
    return this.asked.filter((url) => new URL(url).pathname === '/g/collect').map((url) => decodeURIComponent(url));
  }

  get paths(): string[] {
    return this.each('dl').map((location) => new URL(location).pathname);
  }

  get titles(): string[] {
    return this.each('dt');
  }

  /** The streams that got reports, each once. */
  get ids(): string[] {
    return [...new Set(this.each('tid'))];
  }

  private each(name: string): string[] {
    const reported = this.asked.filter((url) => new URL(url).pathname === '/g/collect');
    return reported.map((url) => new URL(url).searchParams.get(name) ?? '');
  }
}
