import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ProfileFact } from '#shared/profiles/facts.ts';
import { aPdf } from '#shared/profiles/pdf.fixture.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { ImportDialog } from './import-dialog.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = page.getByRole('alert');
const line = (number: number) => page.getByLabelText(`Line ${number}`, { exact: true });
const kind = (number: number) => page.getByLabelText(`Kind of line ${number}`, { exact: true });
const box = (number: number) => page.getByRole('checkbox').nth(number - 1);

const CV = aPdf([
  ['Projects', '', '• Moved 12 shops from Magento to Shopify', '• Cut loading from 4.1 to 0.9 seconds'],
  ['Rates', '', '$60 an hour', '', 'Languages', '', 'English and some Portuguese'],
]);
const file = (name: string, content: BlobPart) => new File([content], name);

async function openImport(onKeep: (facts: readonly ProfileFact[]) => string | undefined = () => undefined) {
  const kept = vi.fn<typeof onKeep>(onKeep);
  const onClose = vi.fn<() => void>();
  await renderPage(<ImportDialog onKeep={kept} onClose={onClose} />);
  return { kept, onClose };
}

/** Within the page: `userEvent.upload` sends each byte to the runner and back. */
async function choose(chosen: File): Promise<void> {
  const label = page.getByLabelText('CV or profile file');
  await expect.element(label).toBeInTheDocument();
  const field = label.element() as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('an import', () => {
  it('of a PDF shows each line before any is kept: to leave out, to change, and of which kind it is', async () => {
    const { kept, onClose } = await openImport();
    await choose(file('cv.pdf', CV));
    await expect.element(page.getByRole('heading', { name: 'Choose what to keep' })).toBeVisible();
    await expect.element(line(1)).toHaveValue('Moved 12 shops from Magento to Shopify');
    await expect.element(page.getByRole('status')).toHaveTextContent('cv.pdf: 3 of 4 lines selected');
    await expect.element(kind(3)).toHaveValue('rate');
    await expect.element(box(4)).not.toBeChecked();
    await box(2).click();
    await line(1).fill('Moved 14 shops from Magento to Shopify');
    await kind(3).selectOptions('About you');
    await expectAccessible('the preview');
    await button('Keep 2 lines').click();
    expect(kept).toHaveBeenCalledExactlyOnceWith([
      { kind: 'project', text: 'Moved 14 shops from Magento to Shopify' },
      { kind: 'about', text: '$60 an hour' },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('of pasted text needs no file, and going back keeps what was pasted', async () => {
    await openImport();
    const field = page.getByLabelText('Or paste a profile page');
    await expect.element(button('Read pasted text')).toBeDisabled();
    await field.fill('➤ I moved 12 shops to Shopify\n✅ Rate: $60 an hour');
    await button('Read pasted text').click();
    await expect.element(line(2)).toHaveValue('$60 an hour');
    await button('Select none').click();
    await expect.element(button('Keep lines')).toBeDisabled();
    await button('Select all').click();
    await expect.element(button('Keep 2 lines')).toBeEnabled();
    await button('Back').click();
    await expect.element(field).toHaveValue('➤ I moved 12 shops to Shopify\n✅ Rate: $60 an hour');
  });

  it('ticks no contact details, says why, and leaves them out of Select all', async () => {
    await openImport();
    const field = page.getByLabelText('Or paste a profile page');
    await field.fill('I moved 12 shops to Shopify\nWrite to greta@mail.example or call me on +49 30 1234 5678.');
    await button('Read pasted text').click();
    await expect.element(box(2)).not.toBeChecked();
    await expect.element(box(2)).toHaveAccessibleDescription(/^Contact details: most platforms forbid them/);
    await button('Select all').click();
    await expect.element(button('Keep 1 line')).toBeEnabled();
    await box(2).click();
    await expect.element(button('Keep 2 lines')).toBeEnabled();
  });

  it('that does not fit into a profile says so, and the preview stays', async () => {
    const { onClose } = await openImport(() => 'Too long. Leave out some lines.');
    await choose(file('cv.pdf', CV));
    await button('Keep 3 lines').click();
    await expect.element(alert).toHaveTextContent('Too long. Leave out some lines.');
    await expect.element(line(1)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  // The others are refused by the same words: read/read-document.test.ts.
  it.each([
    ['protected.pdf', aPdf([['Hello']], { isEncrypted: true }), 'protected by a password'],
    ['photo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff]), 'can’t read this kind of file'],
    ['large.pdf', new Uint8Array(5 * 1024 * 1024 + 1), 'larger than 5 MB'],
  ])('of %s is refused in words, and another file can be chosen', async (name, content, words) => {
    await openImport();
    await choose(file(name, content));
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(alert).toHaveTextContent(name);
    await choose(file('cv.txt', 'I moved 12 shops to Shopify.'));
    await expect.element(line(1)).toHaveValue('I moved 12 shops to Shopify.');
  });

  it('fits on a phone', async () => {
    await resizeWindow(390, 844);
    await openImport();
    await choose(file('cv.pdf', CV));
    await expect.element(line(1)).toBeVisible();
    expectNoSidewaysScroll();
  });
});
