import type { CheckoutAttempt } from '#shared/billing/contract.ts';
import type { Buyer } from './buyer.ts';

/** What the payment provider's script says of a checkout. Source: https://developer.paddle.com/paddlejs/events/overview */
export interface PaddleEvent {
  readonly name?: string | undefined;
  readonly data?: unknown;
}

export interface OverlaySettings {
  readonly displayMode: 'overlay';
  readonly variant: 'one-page';
  readonly theme: 'light' | 'dark';
  readonly locale: 'en';
}

type Opening = (Omit<CheckoutAttempt, 'customer'> | { readonly transactionId: string }) & { readonly customer: Buyer };

/** The part of Paddle.js that is used here. */
export interface Paddle {
  readonly Initialized: boolean;
  readonly Environment: { readonly set: (environment: 'sandbox') => void };
  readonly Initialize: (options: {
    readonly token: string;
    readonly eventCallback: (event: PaddleEvent) => void;
    readonly checkout: { readonly settings: OverlaySettings };
  }) => void;
  readonly Checkout: {
    readonly open: (checkout: Opening & { readonly settings: OverlaySettings }) => void;
    readonly close: () => void;
  };
}

declare global {
  interface Window {
    readonly Paddle?: Paddle;
  }
}

/** Source: docs/spec/accounts.md §5. */
export const NOT_LOADED = 'Paddle is not loaded. Please refresh the page and try again.';

const TIMEOUT_MS = 15_000;

/** Fetches the provider's script. @throws Error of docs/spec/accounts.md §5 when it is blocked, missing or takes too long */
export function loadScript(src: string): Promise<Paddle> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(NOT_LOADED));
    };
    const timeouts = setTimeout(fail, TIMEOUT_MS);
    script.async = true;
    script.src = src;
    script.addEventListener('load', () => {
      clearTimeout(timeouts);
      if (window.Paddle) resolve(window.Paddle);
      else fail();
    });
    script.addEventListener('error', () => {
      clearTimeout(timeouts);
      fail();
    });
    document.head.append(script);
  });
}
