import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { withBuiltWorkshop } from './harness/built-workshop.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { Trouble } from './harness/trouble.ts';

/** The result and its neighbours on their workshop page, built and under the content policy of the real app. */
const test = base.extend<{ open: (state: string) => Promise<void>; trouble: Trouble }, { workshop: string }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    ({}, use) => withBuiltWorkshop(use),
    { scope: 'worker', timeout: 90_000 },
  ],
  trouble: [
    async ({ context, workshop }, use) => {
      const trouble = new Trouble(workshop);
      await trouble.watch(context);
      await use(trouble);
      expect(trouble.all, 'errors, refusals by the policy, calls to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, context, workshop }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(async (state) => {
      await page.goto(`${workshop}/gallery/result?state=${state}`);
    });
  },
});

const sheet = (page: Page) => page.getByRole('article', { name: 'Your proposal' });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Your proposal' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const panel = (page: Page) => page.getByRole('complementary', { name: 'What this client asks' });

async function startEditing(page: Page): Promise<void> {
  await press(page, 'Edit');
  await expect(editor(page)).toBeFocused();
}

/** What a paste from another program gives: HTML on the clipboard. */
async function pasteHtml(target: Locator, html: string): Promise<void> {
  await target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test.describe('editing', () => {
  test('changes are styled, undone, done again and saved', async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.type('Hello ');
    await press(page, 'Bold');
    await page.keyboard.type('you');
    await expect(editor(page).locator('strong', { hasText: 'you' })).toBeVisible();
    await press(page, 'Undo');
    await expect(editor(page)).not.toContainText('Hello you');
    await press(page, 'Redo');
    await expect(editor(page)).toContainText('Hello youOolong');
    await press(page, 'Bullets');
    await expect(editor(page).locator('ul li').first()).toHaveText('Hello youOolong');
    await press(page, 'Numbers');
    await expect(editor(page).locator('ol li').first()).toHaveText('Hello youOolong');
    await press(page, 'Save');
    await expect(page.getByText('Proposal Updated', { exact: true })).toBeVisible();
    await expect(page.getByText('Your changes have been saved.', { exact: true })).toBeVisible();
    await expect(sheet(page).locator('ol li').first()).toHaveText('Hello youOolong');
    await expect(sheet(page).locator('ol li strong').first()).toHaveText('you');
  });

  test('a discarded edit can be brought back', async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.type('Twenty minutes of work. ');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).not.toContainText('Twenty minutes');
    await press(page, 'Undo');
    await expect(editor(page)).toContainText('Twenty minutes of work.');
  });

  test('an edit without a change leaves the proposal as it was, to the letter', async ({ page, open }) => {
    await open('done');
    await press(page, 'Copy');
    const before = await clipboard(page);
    await startEditing(page);
    await press(page, 'Save');
    await press(page, 'Copy');
    expect(await clipboard(page)).toBe(before);
  });

  test('links are web addresses, and copying writes them out', async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.press('Shift+End');
    await press(page, 'Link');
    const address = page.getByRole('textbox', { name: 'Web address' });
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('alert')).toHaveText(
      'Enter a web address, for example https://example.com.',
    );
    await address.fill('tea.example.com/work');
    await address.press('Enter');
    await expect(editor(page)).toBeFocused();
    await press(page, 'Save');
    await expect(sheet(page).getByRole('link', { name: 'Oolong' })).toHaveAttribute(
      'href',
      'https://tea.example.com/work',
    );
    await press(page, 'Copy');
    expect(await clipboard(page)).toMatch(/^Oolong \(https:\/\/tea\.example\.com\/work\)\n\n/);
  });

  test('a blank is one press away and is typed over', async ({ page, open }) => {
    await open('done');
    await page.getByRole('button', { name: /^Fill in: \[your answer/ }).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('Yes, twice.');
    await expect(page.getByRole('button', { name: /^Fill in:/ })).toHaveCount(0);
    await expect(editor(page)).toContainText('Yes, twice.');
  });
});

test.describe('copying', () => {
  test('the clipboard holds what the sheet shows, in styled and in plain letters', async ({ page, open }) => {
    await open('done');
    await press(page, 'Copy');
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect(page.getByText('Your proposal has been copied to the clipboard', { exact: true })).toBeVisible();
    const styled = await clipboard(page);
    expect(styled).toContain('\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• The slow checkout fixed, with the cause written down\n• ');
    expect(styled).toContain('\n\n1. Profile the checkout');

    await page.getByRole('switch', { name: 'Plain letters' }).click();
    await expect(sheet(page)).toContainText('What you need');
    await page.keyboard.press('Control+Shift+C');
    await expect(async () => expect(await clipboard(page)).toContain('\n\nWhat you need\n\n')).toPass();
    expect(await clipboard(page)).toContain('P.S. I have led');

    await page.reload();
    await expect(page.getByRole('switch', { name: 'Plain letters' })).toBeChecked();
  });

  test('a browser that refuses leaves the text selected for copying by hand', async ({ page, open }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
      Document.prototype.execCommand = () => false;
    });
    await open('done');
    await press(page, 'Copy');
    await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
    await expect(page.getByText('There was an error copying the proposal', { exact: true })).toBeVisible();
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect(field).toBeFocused();
    const selected = await field.evaluate((f: HTMLTextAreaElement) => f.value.slice(f.selectionStart, f.selectionEnd));
    expect(selected).toMatch(/^Oolong\n\nYour checkout/);
  });

  test('an old browser copies by selection', async ({ page, open }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
    });
    await open('done');
    await press(page, 'Copy');
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    expect(await clipboard(page)).toMatch(/^Oolong\n\nYour checkout/);
  });
});

test.describe('emoji', () => {
  test('are found by keyboard, land at the cursor and are remembered', async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.press('End');
    await press(page, 'Insert emoji');
    const picker = page.getByRole('dialog', { name: 'Emoji' });
    await expect(picker.getByRole('group')).toHaveCount(7);
    await expect(picker.getByRole('button', { name: 'grinning face', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(editor(page).locator('p').first()).toHaveText('Oolong😃!');

    await press(page, 'Insert emoji');
    await expect(picker.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['😃']);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(editor(page)).toBeVisible();
  });

  test('no more than eight are remembered, also after a reload', async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    for (let n = 0; n < 9; n += 1) {
      await press(page, 'Insert emoji');
      await page.getByRole('group', { name: 'Nature' }).getByRole('button').nth(n).click();
    }
    await page.reload();
    await startEditing(page);
    await press(page, 'Insert emoji');
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('button');
    await expect(recent).toHaveText(['🌻', '🌸', '🌵', '🌴', '🌲', '🌳', '🍀', '🌿']);
  });
});

test.describe('what this client asks', () => {
  test('turns open and met while the text is edited', async ({ page, open }) => {
    await open('done');
    const opener = panel(page).getByRole('listitem').filter({ hasText: 'Begin with “Oolong”' });
    await expect(opener).toContainText('Met');
    await startEditing(page);
    await page.keyboard.type('Dear client, ');
    await expect(opener).toContainText('Open');
    await press(page, 'Undo');
    await expect(opener).toContainText('Met');
  });

  test('is neutral before there is a text, and says what it will hold before there is a post', async ({
    page,
    open,
  }) => {
    await open('brief');
    await expect(panel(page).getByText(/^(Met|Open)$/)).toHaveCount(0);
    await expect(panel(page).getByText(/of \d+ met/)).toHaveCount(0);
    await panel(page).getByText('Begin with “Oolong”').click();
    await expect(panel(page).getByText('Please start your proposal with the word "Oolong"')).toBeVisible();
    await panel(page)
      .getByRole('button', { name: /^Show \d more$/ })
      .click();
    await expect(panel(page).getByText('Check the gift cards')).toBeVisible();
    await open('idle');
    await expect(panel(page)).toContainText('Paste a job post');
  });

  test('comes up from below on a phone, with its count', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('done');
    await page.getByRole('button', { name: /^What this client asks \d of \d met$/ }).click();
    await expect(page.getByRole('dialog', { name: 'What this client asks' })).toContainText('Ignored: text addressed');
  });
});

test('the figures follow every letter', async ({ page, open }) => {
  await open('done');
  await page.getByLabel('HTML of the proposal').fill('<p><strong>𝗪𝗵𝘆 𝗺𝗲</strong></p><p>Two words 🚀</p>');
  await expect(page.getByText('4 words', { exact: true })).toBeVisible();
  await expect(page.getByText('25 of 5,000 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('20 in plain letters', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: "Client's list view" })).toContainText('𝗪𝗵𝘆 𝗺𝗲 Two words 🚀');
  await expect(sheet(page).getByRole('heading', { name: 'Why me' })).toBeVisible();
  await page.getByLabel('HTML of the proposal').fill(`<p>${'a'.repeat(5001)}</p>`);
  await expect(page.getByText('5,001 of 5,000 characters: too long for most platforms')).toBeVisible();
});

test('the page follows the text until the reader scrolls up, and again from the end', async ({ page, open }) => {
  const isAtEnd = () =>
    page.evaluate(() => {
      const end = document.querySelector('article')?.getBoundingClientRect().bottom ?? 0;
      return end <= window.innerHeight + 80;
    });
  await open('streaming');
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)).toPass();
  expect(await isAtEnd()).toBe(true);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -150);
  await expect(async () => expect(await isAtEnd()).toBe(false)).toPass();
  const stayed = await page.evaluate(() => window.scrollY);
  const words = page.getByText(/words so far/);
  const before = await words.textContent();
  await expect(words).not.toHaveText(before ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(stayed);
  await page.mouse.wheel(0, 100_000);
  await expect(async () => expect(await isAtEnd()).toBe(true)).toPass();
});

test.describe('foreign HTML', () => {
  const OWN = [
    '<img src=x onerror="window.__pwn=1">',
    '<svg><script>window.__pwn=1</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwn=1&gt;">',
    '<a href="jav&#x09;ascript:window.__pwn=1">x</a>',
    '<form action="https://evil.example"><input name=attributes></form>',
    '<base href="https://evil.example/"><a href="/x">x</a>',
    '<style>@import "https://evil.example/a.css"</style>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<p id="createElement"><a name="body" href="https://ok.example">x</a></p>',
    "<img src='https://evil.example/?",
    '<img src="data:image/svg+xml,<svg onload=window.__pwn=1>">',
    '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
    '<p style="background:url(https://evil.example/a.png)" onclick="window.__pwn=1">x</p>',
  ];
  const FILE = fileURLToPath(new URL('../../shared/xss/payloads.json', import.meta.url));
  const payloads: string[] = [...OWN, ...(existsSync(FILE) ? payloadsOf(JSON.parse(readFileSync(FILE, 'utf8'))) : [])];
  const ALLOWED = 'p, strong, em, ol, ul, li, a[href^="http"], br, mark, span';

  function payloadsOf(list: unknown): string[] {
    if (!Array.isArray(list)) return [];
    return list.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'payload' in one ? [String(one.payload)] : [],
    );
  }

  const strangers = (target: Locator) =>
    target.evaluate(
      (element, allowed) =>
        [...element.querySelectorAll('*')]
          .filter((e) => !e.matches(allowed) || [...e.attributes].some((a) => /^on|^style$|^srcdoc$/.test(a.name)))
          .map((e) => e.outerHTML),
      ALLOWED,
    );

  test('stored in a proposal shows nothing but words', async ({ page, open }) => {
    test.setTimeout(120_000);
    await open('done');
    const field = page.getByLabel('HTML of the proposal');
    for (const payload of payloads) {
      await field.fill(payload);
      await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
      expect(await strangers(sheet(page).locator('.proposal-text')), payload).toEqual([]);
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
  });

  test('restored as an edit or pasted into one becomes plain text', async ({ page, open }) => {
    test.setTimeout(120_000);
    await open('done');
    const field = page.getByLabel('HTML of the edit');
    for (const payload of payloads) {
      await field.fill(payload);
      await expect(editor(page)).toBeVisible();
      await pasteHtml(editor(page), payload);
      expect(await strangers(editor(page).locator(':scope > *').first()), payload).toEqual([]);
      await press(page, 'Cancel');
      await expect(editor(page)).toHaveCount(0);
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
  });

  test('pasted from another program keeps its structure and its links', async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await pasteHtml(
      editor(page),
      '<h2>About</h2><div>One <b>two</b></div><div>three</div><ul><li>four</li></ul><a href="https://a.example">five</a>',
    );
    await expect(
      editor(page)
        .locator('p')
        .filter({ hasText: /^About$/ }),
    ).toBeVisible();
    await expect(editor(page).locator('p', { hasText: 'One two' }).locator('strong')).toHaveText('two');
    await expect(
      editor(page)
        .locator('p')
        .filter({ hasText: /^three$/ }),
    ).toBeVisible();
    await expect(editor(page).locator('ul li').first()).toHaveText('four');
    await expect(editor(page).locator('a[href="https://a.example"]')).toHaveText(/five/);
  });
});

test.describe('plans', () => {
  test('what is locked can be seen but not reached, and leads to the offer', async ({ page, open }) => {
    await open('locked');
    const button = page.getByRole('button', { name: 'Upgrade to Pro' });
    await expect(page.getByText('Pro Features')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
    await expect(dialog).toContainText('$9.99 per month');
    await dialog.getByRole('radio', { name: /Yearly/ }).click();
    await expect(dialog).toContainText('$89.99 per year');
    await expect(dialog).toContainText('25% off');
    await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(page.getByText('Sign in required', { exact: true })).toBeVisible();
    await expect(page.getByText('Please sign in to upgrade to Pro', { exact: true })).toBeVisible();
    await button.click();
    await dialog.getByRole('button', { name: 'No thanks' }).click();
    await expect(dialog).toHaveCount(0);
  });

  for (const kind of ['compact', 'details'])
    test(`the ${kind} dialog sells nothing to who has paid`, async ({ page, open }) => {
      await open(`plan-${kind}-pro`);
      await expect(page.getByRole('dialog')).toContainText('Your Pro subscription is active');
      await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
      await expect(page.getByRole('dialog')).not.toContainText('$');
      await open(`plan-${kind}-processing`);
      await expect(page.getByRole('dialog')).toContainText(
        'Your subscription is being processed... usually takes less than a minute',
      );
      await expect(page.getByRole('button', { name: 'Check Status' })).toBeVisible();
      await expect(page.getByRole('dialog')).not.toContainText('$');
    });
});

test('every state can be used by everyone, at every width', async ({ page, open }) => {
  test.setTimeout(120_000);
  const states = ['idle', 'waiting', 'writing', 'stopped', 'interrupted', 'done', 'brief', 'reading', 'brief-error'];
  for (const state of [...states, 'locked', 'plan-compact-offer', 'plan-details-processing', 'plan-details-pro']) {
    await open(state);
    await expect(page.getByRole('button').first()).toBeVisible();
    await expectAccessible(page, state);
  }
  await open('done');
  await startEditing(page);
  await expectAccessible(page, 'editing');
  await press(page, 'Insert emoji');
  await expectAccessible(page, 'emoji');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await open('done');
    await expect(sheet(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await startEditing(page);
    await expectNoSidewaysScroll(page);
  }
});
