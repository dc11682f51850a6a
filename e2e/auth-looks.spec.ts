import type { Page } from '@playwright/test';
import { AuthScreen, haveAccount, newAddress } from './auth-screen.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

const WIDTHS = [320, 390, 768, 1440];

/** Every page of signing in, in each state that a person can bring it to. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'sign in': async (page) => {
    await new AuthScreen(page).open();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
  'sign up': async (page) => {
    await new AuthScreen(page).open('?tab=register');
    await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeEnabled();
  },
  'fields that are wrong': async (page) => {
    const screen = await new AuthScreen(page).open('?tab=register');
    await screen.signUp('mara', 'short');
    await expect(screen.failure).toHaveCount(2);
  },
  'a refused sign-in': async (page) => {
    const screen = await new AuthScreen(page).open();
    await screen.signIn(`${'a-very-long-name-'.repeat(6)}@freelance.example`, 'not this one');
    await expect(screen.failure).toHaveCount(1);
    await page.keyboard.press('Escape');
  },
  'a failure of Google': async (page) => {
    const screen = await new AuthScreen(page).open('?error=account-exists-with-different-credential');
    await expect(screen.failure).toHaveCount(1);
  },
  'a forgotten password': async (page) => {
    await page.goto('/forgot-password');
    await expect(page.getByLabel('Email')).toBeVisible();
  },
  'a link on its way': async (page) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(`${'a-very-long-name-'.repeat(3)}${newAddress()}`);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  },
  'a new password': async (page) => {
    await page.goto('/reset-password?token=some');
    await page.getByLabel('New password', { exact: true }).fill('a quiet harbour');
    await page.getByRole('button', { name: 'Show password' }).click();
  },
  'a dead link': async (page) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  },
  'an address to confirm, signed out': async (page) => {
    await page.goto('/verify-email?token=some');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to confirm your email');
  },
  'an address that was not confirmed': async (page) => {
    await haveAccount(page);
    await page.goto('/verify-email?token=some');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  },
  "the end of Google's window": async (page) => {
    await page.goto('/auth/finished?result=ok');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
  },
};

for (const [name, bring] of Object.entries(STATES)) {
  test(`axe finds nothing on ${name}, and nothing is cut off`, { tag: '@full' }, async ({ page, trouble }) => {
    trouble.allow(/status of 4\d\d/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await bring(page);
    await expectAccessible(page, `${name} at 1440`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page, `${name} at 390`);
  });
}

test('the password is shown and hidden, the caret stays, and sending hides it', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 4\d\d/);
  const screen = await new AuthScreen(page).open();
  await screen.password.fill('harbour');
  await screen.password.press('ArrowLeft');
  await screen.password.press('ArrowLeft');
  await expect(screen.password).toHaveAttribute('type', 'password');
  await screen.button('Show password').click();
  await expect(screen.password).toHaveAttribute('type', 'text');
  await expect(screen.password).toBeFocused();
  await page.keyboard.type('!');
  await expect(screen.password).toHaveValue('harbo!ur');
  await screen.button('Hide password').click();
  await expect(screen.password).toHaveAttribute('type', 'password');
  await screen.button('Show password').click();
  await screen.signIn('nobody-at-all', 'harbour');
  await expect(screen.failure).toHaveCount(1);
  await expect(screen.password).toHaveAttribute('type', 'password');
});

test('with the keyboard alone one gets from the tab to an account', async ({ page }) => {
  const screen = await new AuthScreen(page).open();
  await screen.tab('Sign In').focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.tab('Sign Up')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeEnabled();
  const reach = async (name: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')).toBe(name);
    }).toPass({ intervals: [0] });
  };
  await reach('email');
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.type('a quiet harbour');
  await page.keyboard.press('Tab');
  await expect(screen.button('Show password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen.button('Create Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/proposal-tool');
});

test('browsers and phones know what each field is for, and no field makes a phone zoom in', { tag: '@full' }, async ({
  page,
}) => {
  const screen = await new AuthScreen(page).open();
  await expect(screen.identifier).toHaveAttribute('autocomplete', 'username');
  await expect(screen.identifier).toHaveAttribute('autocapitalize', 'none');
  await expect(screen.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(screen.password).toHaveCSS('font-size', '16px');
  await screen.tab('Sign Up').click();
  await expect(screen.email).toHaveAttribute('autocomplete', 'email');
  await expect(screen.email).toHaveAttribute('inputmode', 'email');
  await expect(screen.email).toHaveCSS('font-size', '16px');
  await expect(screen.password).toHaveAttribute('autocomplete', 'new-password');
});

test('beside the form is the operator’s claim, on large screens, marked as what it is', {
  tag: '@full',
}, async ({ page }) => {
  await new AuthScreen(page).open();
  const panel = page.getByRole('complementary', { name: 'About the product' });
  await expect(panel).toContainText('Up to 20 minutes saved');
  await expect(panel).toContainText('Illustrative');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
