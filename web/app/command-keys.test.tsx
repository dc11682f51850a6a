import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readUser } from '#shared/identity/contract.ts';
import { answerCalls, answers } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { useCommand } from '#web/ui/commands.ts';
import { CommandKeys } from './command-keys.tsx';

const palette = page.getByRole('dialog', { name: 'Commands' });
const names = () =>
  palette
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent?.replace(/Ctrl.*|⌘.*/, ''));

function Page({ onCopy }: { onCopy?: (() => void) | undefined }) {
  useCommand('Copy letter', onCopy, 'Mod+Shift+C');
  return (
    <main>
      <label>
        Notes <textarea />
      </label>
      <div role="search">
        <input aria-label="Search" />
      </div>
      <CommandKeys />
    </main>
  );
}

function open(onCopy?: () => void) {
  takeForSignedIn();
  answerCalls(SIGN_IN_CONFIG, answers(readUser, aUser()));
  return renderPage(<Page onCopy={onCopy} />);
}

it('the palette lists what can be done on this page first, finds it by its letters and does it', async () => {
  const onCopy = vi.fn<() => void>();
  await open(onCopy);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette.getByRole('option', { name: 'Account' })).toBeVisible();
  expect(names().slice(0, 2)).toEqual(['Copy letter', 'New proposalC']);
  await expect.element(palette.getByRole('combobox')).toHaveFocus();
  await expectAccessible('the palette');
  await userEvent.keyboard('copl');
  expect(names()).toEqual(['Copy letter']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onCopy.mock.calls.length).toBe(1);
  await expect.element(palette).not.toBeInTheDocument();
});

it('changes the theme, and offers no account to visitors', async () => {
  answerCalls(...SIGNED_OUT);
  await renderPage(<Page />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette.getByRole('option', { name: 'Sign in' })).toBeVisible();
  expect(names()).not.toContain('Account');
  await userEvent.keyboard('dark');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
});

it('C begins a new proposal and ? lists the keys, but not while someone types', async () => {
  const { visited } = await open();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, 'c?');
  await expect.element(notes).toHaveValue('c?');
  expect(visited).toEqual([]);
  notes.element().blur();
  await userEvent.keyboard('c');
  expect(visited).toEqual(['/proposal-tool']);
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
