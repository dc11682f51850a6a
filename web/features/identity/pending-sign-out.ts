import type { Hint } from './hint.ts';
import type { SignOutMarks } from './sign-out-marks.ts';

interface OwedSignOutParts {
  readonly server: { end(): Promise<void> };
  readonly marks: SignOutMarks;
  readonly hint: Hint;
  readonly log: (what: string, error: unknown) => void;
}

/** Waits between tries while the server cannot be told; the last one is for all that follow. */
const TRY_AGAIN_MS = [2000, 10_000, 60_000];
const TRY_AGAIN_LAST_MS = 300_000;

/** What a sign-out owes the server: to be told of it, however long that takes. */
export class OwedSignOut {
  private readonly parts: OwedSignOutParts;
  private notifying: Promise<void> | undefined;
  private nextTry: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isHeld = false;

  constructor(parts: OwedSignOutParts) {
    this.parts = parts;
  }

  /** Ends the server's session. A failure is only logged, and made good later. Never rejects. */
  notify(): Promise<void> {
    clearTimeout(this.nextTry);
    this.notifying ??= this.notifyNow().finally(() => {
      this.notifying = undefined;
    });
    return this.notifying;
  }

  /** Tells the server if that is still owed. Never rejects. */
  async pay(): Promise<void> {
    const { marks, hint } = this.parts;
    clearTimeout(this.nextTry);
    if (this.isHeld || !marks.isOwed()) return;
    // Someone has signed in since: the old session went with that.
    if (hint.read()) marks.pay();
    else await this.notify();
  }

  /**
   * Resolves once the server is not being told, and keeps it so until the answer is called: the server's answer to a
   * sign-out takes the cookies away, and would take those of a sign-in at the same time.
   */
  async hold(): Promise<() => void> {
    this.isHeld = true;
    clearTimeout(this.nextTry);
    await this.notifying;
    return () => {
      this.isHeld = false;
      void this.pay();
    };
  }

  private async notifyNow(): Promise<void> {
    const { server, marks, log } = this.parts;
    try {
      await server.end();
      marks.pay();
      this.failures = 0;
    } catch (error) {
      marks.owe();
      log('The server could not be told of the sign-out', error);
      this.nextTry = setTimeout(() => void this.pay(), TRY_AGAIN_MS[this.failures] ?? TRY_AGAIN_LAST_MS);
      this.failures += 1;
    }
  }
}
