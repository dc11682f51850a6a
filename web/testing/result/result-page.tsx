import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { readUser } from '#shared/identity/contract.ts';
import { answerCalls, refuses } from '../answer-calls.ts';
import { renderPage } from '../render-page.tsx';
import { ResultStates } from './result-states.tsx';

const SIGNED_OUT = { status: 401, code: 'SIGN_IN_REQUIRED', message: ERROR_MESSAGES.SIGN_IN_REQUIRED } as const;

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
  }
}

/** The result, the brief or an offer in one of the states of result-states.tsx. */
export function openResult(state: string) {
  answerCalls(refuses(readUser, SIGNED_OUT));
  return renderPage(
    <main>
      {/* As much as the header takes: editing begins with the first line below it. */}
      <div className="h-(--header-height)" />
      <ResultStates />
    </main>,
    { path: `/?state=${state}` },
  );
}

export const sheet = page.getByRole('article', { name: 'Your proposal' });
export const editor = page.getByRole('textbox', { name: 'Your proposal' });
export const panel = page.getByRole('complementary', { name: 'What this client asks' });
/** The line beside Copy with what is to be settled; pressed, it opens the list. */
export const notes = page.getByRole('button', { name: /^\d+ (?:blanks? left|to check|hints?)/ });

/** Of the tabs that belong to a letter: 'Asks', 'Answers', 'Preview' or 'Facts'. */
export const openTab = (name: string) =>
  page.getByRole('tablist', { name: 'About this proposal' }).getByRole('tab', { name }).click();

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
export const clipboard = () => navigator.clipboard.readText();

/** Answers the question that comes once before a text with a blank is copied. */
export const confirmBlank = () =>
  page.getByRole('dialog', { name: 'Copy with 1 blank?' }).getByRole('button', { name: 'Copy anyway' }).click();

/** Copies; answers what the clipboard holds then, whatever it held before. `isAsked`: it is the first copy of a text with a blank. */
export async function copied({ isAsked = false } = {}): Promise<string> {
  await navigator.clipboard.writeText('');
  await press('Copy');
  if (isAsked) await confirmBlank();
  await expect.poll(clipboard).not.toBe('');
  return clipboard();
}

/** Types all of it as one input, like an input method: each key by itself draws the whole result again. */
export const typeAtOnce = (text: string) => cdp().send('Input.insertText', { text });

export async function startEditing(): Promise<void> {
  await press('Edit');
  await expect.element(editor).toHaveFocus();
}
