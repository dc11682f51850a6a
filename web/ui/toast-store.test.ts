import { expect, it } from 'vitest';
import { dismissToast, shownToast, toast } from './toast-store.ts';

it('shows one message at a time: the newer takes the place of the older', () => {
  toast({ title: 'Draft saved' });
  toast({ title: 'Copied to clipboard' });
  expect(shownToast()?.title).toBe('Copied to clipboard');
});

it('a message that was replaced cannot take the newer one away with it', () => {
  const dismissOlder = toast({ title: 'Draft saved' });
  toast({ title: 'Error', variant: 'destructive' });
  dismissOlder();
  expect(shownToast()?.title).toBe('Error');
});

it('goes away when it is dismissed', () => {
  toast({ title: 'Draft saved' });
  dismissToast(shownToast()?.id ?? 0);
  expect(shownToast()).toBeUndefined();
});
