import type { ComponentType } from 'react';
import { addressOf, entryOf, type Place, placeAt, placeNow } from './place.ts';
import { ScrollMemory } from './scroll-memory.ts';

/** What an address leads to: a page whose file is fetched when it is first opened, or a document of its own. */
export type Route = PageFile | 'document';

export interface PageFile {
  readonly load: () => Promise<ComponentType>;
  loaded?: ComponentType;
}

export interface RouterParts {
  readonly find: (pathname: string) => Route | undefined;
  readonly notFound: ComponentType;
  /** Leaves for a document. Does not resolve. */
  readonly leave: (address: string, how: { replace: boolean }) => Promise<void>;
}

/** Where one is and what is to be seen there: the page, or why it could not be had. */
export interface View {
  readonly place: Place;
  readonly content: { readonly page: ComponentType } | { readonly error: unknown };
  /** Where on the page it is read on; its beginning, or the part that the address names, when there is no telling. */
  readonly scrollTo: number | 'beginning' | 'stay';
}

export interface NavigateOptions {
  /** Back does not lead to where one is now. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}
/** Resolves when the page is there, or another was asked for meanwhile. Of no use to wait for when it leaves the app. */
export type NavigateFunction = (address: string, options?: NavigateOptions) => Promise<void>;

type How = 'push' | 'replace' | 'pop';

/**
 * The app's way from page to page. A page is shown, and named in the address bar, when its file has come: until then the one
 * before stays. Whatever is asked for last wins.
 */
export class Router {
  private readonly scrolled = new ScrollMemory();
  private readonly listeners = new Set<() => void>();
  private shown: View | undefined;
  private coming: { readonly place: Place; readonly how: How } | undefined;

  private readonly parts: RouterParts;

  constructor(parts: RouterParts) {
    this.parts = parts;
  }

  /** Begins at the address that the page was loaded with. Called once. `isShown`: the page is there, and may be read already. */
  start({ isShown } = { isShown: false }): void {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', () => void this.go(placeNow(), 'pop'));
    window.addEventListener('pagehide', () => this.onHidden());
    window.addEventListener('pageshow', ({ persisted }) => {
      window.history.scrollRestoration = 'manual';
      // Back from the document that this page had been left for.
      if (persisted && this.coming?.how !== 'pop') this.coming = undefined;
    });
    void this.go(placeNow(), 'pop', isShown);
  }

  /** Resolves when there is something to be seen. */
  arrived(): Promise<void> {
    if (this.shown) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  readonly view = (): View | undefined => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly navigate: NavigateFunction = (address, { replace = false, state, preventScrollReset = false } = {}) =>
    this.go(placeAt(address, state), replace ? 'replace' : 'push', preventScrollReset);

  /** Where one is being led to; undefined when the address bar says it already. */
  pendingAddress(): string | undefined {
    return this.coming && this.coming.how !== 'pop' ? addressOf(this.coming.place) : undefined;
  }

  private async go(place: Place, how: How, isScrollKept = false): Promise<void> {
    const mine = { place, how };
    this.coming = mine;
    const route = this.parts.find(place.pathname);
    if (route === 'document' && how !== 'pop')
      return this.parts.leave(addressOf(place), { replace: how === 'replace' });
    // Who opens the app itself at the address of a document would be led there for ever.
    const file = route === 'document' ? undefined : route;
    const page = file ? file.loaded : this.parts.notFound;
    const content = page ? { page } : await contentOf(file);
    if (this.coming !== mine) return;
    this.coming = undefined;
    this.enter(place, how);
    const scrollTo = (how === 'pop' ? this.scrolled.of(place) : undefined) ?? (isScrollKept && 'stay');
    this.show({ place, content, scrollTo: scrollTo === false ? 'beginning' : scrollTo });
  }

  /** Leaves the entry of the history that was shown for that of `place`. */
  private enter(place: Place, how: How): void {
    if (this.shown) this.scrolled.remember(this.shown.place);
    if (how === 'push') window.history.pushState(entryOf(place), '', addressOf(place));
    if (how === 'replace') window.history.replaceState(entryOf(place), '', addressOf(place));
  }

  private show(view: View): void {
    this.shown = view;
    for (const listener of this.listeners) listener();
  }

  private onHidden(): void {
    if (this.shown) this.scrolled.remember(this.shown.place);
    this.scrolled.keep();
    // A document that is left is not ours any more: the browser finds the place in it, should one come back.
    window.history.scrollRestoration = 'auto';
  }
}

async function contentOf(file: PageFile | undefined): Promise<View['content']> {
  if (!file) return { error: new Error('There is no such page') };
  try {
    file.loaded = await file.load();
    return { page: file.loaded };
  } catch (error) {
    return { error };
  }
}
