import { type Auth, initializeRecaptchaConfig } from 'firebase/auth';
import { logOnly } from './exchange.ts';

/**
 * Looks up once whether the project asks browsers for reCAPTCHA; what a call needs of it the library then does itself. When
 * that cannot be known, the call goes out without and is repeated with it if Firebase says so.
 */
export function createRecaptcha(auth: Auth): () => Promise<void> {
  let known: Promise<void> | undefined;
  return () => {
    known ??= initializeRecaptchaConfig(auth).catch(logOnly('Whether reCAPTCHA is asked for is not known'));
    return known;
  };
}
