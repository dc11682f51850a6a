import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scrollToOpenTab } from './scroll-to-open-tab.ts';
import { Tabs, TabsList, TabsTrigger } from './tabs.tsx';

const NAMES = ['Profile', 'Proposals', 'Writer', 'Subscription', 'Security'];

function Row({ open }: { open: string }) {
  return (
    <Tabs value={open} onValueChange={() => undefined} className="w-40">
      <TabsList ref={(list) => scrollToOpenTab(list)}>
        {NAMES.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
    </Tabs>
  );
}

it('a row of tabs shows the one that is open, and stays where it was scrolled by hand', async () => {
  const screen = await render(<Row open="Security" />);
  const list = page.getByRole('tablist').element();
  expect(list.scrollLeft).toBeGreaterThan(0);
  list.scrollLeft = 0;
  await screen.rerender(<Row open="Security" />);
  expect(list.scrollLeft).toBe(0);
  await screen.rerender(<Row open="Subscription" />);
  expect(list.scrollLeft).toBeGreaterThan(0);
});
