import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageFile, Router, type View } from './router.ts';

const Home = () => null;
const Late = () => null;
const NotFound = () => null;

/** A browser's window, as far as a router has to do with one. */
class FakeWindow extends EventTarget {
  readonly location = new URL('https://bidwright.example/home?a=1');
  scrollY = 0;
  entries: { address: string; state: unknown }[] = [{ address: this.location.href, state: null }];
  at = 0;
  readonly history = {
    scrollRestoration: 'auto',
    state: null as unknown,
    pushState: (state: unknown, _title: string, address: string) => {
      this.entries = [...this.entries.slice(0, this.at + 1), { address, state }];
      this.show(this.at + 1);
    },
    replaceState: (state: unknown, _title: string, address = this.location.href) => {
      this.entries[this.at] = { address, state };
      this.show(this.at);
    },
  };

  back(): void {
    this.show(this.at - 1);
    this.dispatchEvent(new Event('popstate'));
  }

  private show(at: number): void {
    this.at = at;
    const { address, state } = this.entries[at] ?? { address: '/', state: null };
    this.location.href = new URL(address, this.location.href).href;
    this.history.state = state;
  }
}

let browser: FakeWindow;
beforeEach(() => {
  browser = new FakeWindow();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

/** A file that comes when it is let come. */
function heldFile() {
  let letCome: () => void = () => undefined;
  const file = new Promise<typeof Late>((resolve) => {
    letCome = () => resolve(Late);
  });
  return { load: () => file, letCome };
}

async function started(late: PageFile['load'] = async () => Late) {
  const left: string[] = [];
  const pages: Record<string, PageFile> = { '/home': { load: async () => Home }, '/late': { load: late } };
  const leave = async (address: string, { replace }: { replace: boolean }) => {
    left.push(`${replace ? 'replace' : 'assign'} ${address}`);
  };
  const find = (pathname: string) => (pathname === '/faq' ? 'document' : pages[pathname]);
  const router = new Router({ find, notFound: NotFound, leave });
  router.start();
  await vi.waitFor(() => expect(router.view()).toBeDefined());
  return { router, left };
}

const seen = (view: View | undefined) => [view?.place.pathname, view && 'page' in view.content && view.content.page];

it('a page is shown and named when its file has come, and the one before it until then', async () => {
  const { load, letCome } = heldFile();
  const { router } = await started(load);
  const going = router.navigate('/late?b=2');
  expect(seen(router.view())).toEqual(['/home', Home]);
  expect([browser.location.pathname, router.pendingAddress()]).toEqual(['/home', '/late?b=2']);
  letCome();
  await going;
  expect(seen(router.view())).toEqual(['/late', Late]);
  expect([browser.location.href, router.pendingAddress()]).toEqual(['https://bidwright.example/late?b=2', undefined]);
});

it('what was asked for last wins, whatever comes first', async () => {
  const { load, letCome } = heldFile();
  const { router } = await started(load);
  const first = router.navigate('/late');
  await router.navigate('?a=2');
  letCome();
  await first;
  expect(seen(router.view())).toEqual(['/home', Home]);
  expect(browser.entries.map(({ address }) => address)).toEqual(['https://bidwright.example/home?a=1', '/home?a=2']);
});

it('Back returns to where one was, with what was left there and as far as it was read', async () => {
  const { router } = await started();
  await router.navigate('/home', { replace: true, state: { code: 'x' } });
  browser.scrollY = 700;
  await router.navigate('/late');
  expect(router.view()?.scrollTo).toBe('beginning');
  browser.back();
  await vi.waitFor(() => expect(seen(router.view())).toEqual(['/home', Home]));
  expect([router.view()?.place.state, router.view()?.scrollTo]).toEqual([{ code: 'x' }, 700]);
});

it('a page whose file does not come is shown to have failed, at its own address', async () => {
  const fault = new Error('gone');
  const { router } = await started(() => Promise.reject(fault));
  await router.navigate('/late');
  expect(router.view()?.content).toEqual({ error: fault });
  expect(browser.location.pathname).toBe('/late');
});

it('a document is left for, and is no page where the app was opened at its address', async () => {
  const { router, left } = await started();
  await router.navigate('/faq#one', { replace: true });
  expect(left).toEqual(['replace /faq#one']);
  browser.location.href = 'https://bidwright.example/faq';
  expect(seen((await started()).router.view())).toEqual(['/faq', NotFound]);
});

it('a page that comes back from the document it was left for is on its way nowhere', async () => {
  const { router } = await started();
  await router.navigate('/faq');
  expect(router.pendingAddress()).toBe('/faq');
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(router.pendingAddress()).toBeUndefined();
});

it('an address of another host leads nowhere else', async () => {
  const { router } = await started();
  await router.navigate('//evil.example/late');
  expect(browser.location.href).toBe('https://bidwright.example/late');
});
