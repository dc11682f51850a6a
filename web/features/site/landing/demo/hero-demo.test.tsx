import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { HeroDemo } from './hero-demo.tsx';

const letter = page.getByRole('article', { name: 'The proposal' });
const note = (label: string) => letter.getByRole('listitem').filter({ hasText: label });
const watch = letter.getByRole('button', { name: 'Watch it being written' });

/** Component tests have a browser that asks for no motion. */
function allowMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? 'not all' : query),
  );
}

function openDemo(space: string) {
  // What needs scripts is hidden where there are none.
  document.documentElement.dataset['scripts'] = '';
  onTestFinished(() => document.documentElement.removeAttribute('data-scripts'));
  return renderPage(
    <>
      <div className={space} />
      <HeroDemo sample={{ post: DEMO_POST, answer: DEMO_ANSWER, author: DEMO_FREELANCER }} />
      <footer>Below</footer>
    </>,
  );
}

it('fills in the blank of the sample in sight, and then its note is answered', async () => {
  allowMotion();
  await openDemo('h-[200vh]');
  const asked = note('Have you moved a shop like ours before?');
  await expect
    .element(page.getByRole('region', { name: 'Nadia Brandt’s profile' }))
    .toHaveTextContent('1,400 products');
  await expect.element(asked).toHaveTextContent('Needs your answer');
  await expect.element(letter).toHaveTextContent('3 of 4 covered');
  const height = letter.element().getBoundingClientRect().height;
  letter.element().scrollIntoView({ block: 'end' });
  await expect.element(asked).toHaveTextContent('Answered');
  await expect.element(letter).toHaveTextContent('4 of 4 covered');
  expect(letter.element().getBoundingClientRect().height).toBe(height);
  await expect.element(letter.getByText(DEMO_FREELANCER.fill)).toBeVisible();
});

/** The server's stream, with the given events. */
function answerSlowly(): { asked: string[]; say: (event: string, data: object) => void } {
  const asked: string[] = [];
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path);
    init?.signal?.addEventListener('abort', () => void writer.abort('The reader has gone.'));
    return new Response(readable.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream' },
    });
  });
  const say = (event: string, data: object) =>
    void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).catch(() => undefined);
  return { asked, say };
}

it('can be watched as it is written while nothing else moves, and stopped; what had arrived stays', async () => {
  const [opener = '', first = ''] = DEMO_ANSWER.plainText.split('\n\n');
  const last = DEMO_ANSWER.plainText.split('\n').at(-1) ?? '';
  await openDemo('h-0');
  const server = answerSlowly();
  const seen = () => {
    const shown = letter.element();
    return shown instanceof HTMLElement ? shown.innerText : '';
  };
  const below = () => page.getByText('Below').element().getBoundingClientRect().top;
  await document.fonts.ready;
  const before = below();
  // A second press right after the first does not stop what it has begun.
  await watch.dblClick();
  server.say('notes', { notes: DEMO_ANSWER.notes });
  // The sample stays until the first word comes.
  expect(seen()).toContain(last);
  const moved: PerformanceEntry[] = [];
  new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({ type: 'layout-shift' });
  server.say('delta', { text: `${opener}\n\n` });
  await expect.poll(seen).not.toContain(last);
  server.say('delta', { text: first });
  await expect.poll(seen).toContain(first.split(' ').slice(0, 4).join(' '));
  expect(moved).toEqual([]);
  expect(below()).toBe(before);
  await expect.element(letter).toHaveAttribute('aria-busy', 'true');
  await expect.element(note('Begin with “fern”')).toHaveTextContent('Answered');
  await expect.element(note('How would you begin?')).not.toBeInTheDocument();
  await letter.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.element(watch).toHaveFocus();
  await expect.element(letter).toHaveTextContent('Stopped. This is what was written so far.');
  expect(seen()).toContain(first.split(' ').slice(0, 4).join(' '));
  expect(seen()).not.toContain(last);
  await expect.element(note('How would you begin?')).toHaveTextContent('Open');
  expect(server.asked).toEqual(['/api/demo-proposal']);
});
