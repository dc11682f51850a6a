import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

declare global {
  interface Window {
    reportPolicyViolation: (text: string) => Promise<void>;
  }
}

/** What must not happen in any end-to-end test: errors in the console, refusals by the content policy, calls to other hosts. */
export class Trouble {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Lets a test that provokes a failure say which trouble belongs to it, such as /status of 400/. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Everything that was not allowed. */
  get all(): string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.onConsole(message));
    context.on('weberror', (error) => this.seen.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => this.onRequest(request));
    await context.exposeFunction('reportPolicyViolation', (text: string) => this.seen.push(`content policy: ${text}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void window.reportPolicyViolation(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  private onConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') this.seen.push(`console: ${message.text()} (${message.location().url})`);
  }

  private onRequest(request: Request): void {
    const url = new URL(request.url());
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)) return;
    if (url.origin !== this.origin) this.seen.push(`another host was asked: ${request.url()}`);
  }
}
