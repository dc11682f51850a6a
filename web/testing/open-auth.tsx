import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { authViewOf } from '#shared/site/auth-view.ts';
import type { SignInSettings } from '#shared/site/settings.ts';
import { session } from '#web/features/identity/app-session.ts';
import { destination } from '#web/features/identity/sign-in/auth-address.ts';
import { AuthForms } from '#web/features/identity/sign-in/auth-forms.tsx';
import { Toaster } from '#web/ui/toast.tsx';

const SETTINGS: SignInSettings = { kind: 'embedded', hasGoogle: true, passwordMinLength: 6 };

/** The form of the sign-in page at `/auth` with `query`, which is in the address of the test as well; `visited` lists where it led. */
export async function openAuth(query = '', settings: Partial<SignInSettings> = {}) {
  const { href } = window.location;
  const { title } = document;
  window.history.replaceState(null, '', `/auth${query}`);
  onTestFinished(() => {
    window.history.replaceState(null, '', href);
    document.title = title;
    // Whoever signs in here must not be signed in in the next test.
    session.forget();
  });
  const visited: string[] = [];
  const screen = await render(
    <main>
      <AuthForms
        view={authViewOf(new URLSearchParams(query))}
        settings={{ ...SETTINGS, ...settings }}
        onSignedIn={() => visited.push(destination())}
      />
      <Toaster />
    </main>,
  );
  return Object.assign(screen, { visited });
}
