import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { HeroDemo } from './hero-demo.tsx';

const letter = page.getByRole('article', { name: 'The proposal' });
const note = letter.getByRole('listitem').filter({ hasText: 'Have you moved a shop like ours before?' });

/** Component tests have a browser that asks for no motion. */
function allowMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? 'not all' : query),
  );
}

it('fills in the blank of the sample in sight, and then its note is answered', async () => {
  allowMotion();
  const sample = { post: DEMO_POST, answer: DEMO_ANSWER, author: DEMO_FREELANCER };
  await renderPage(
    <>
      <div className="h-[200vh]" />
      <HeroDemo sample={sample} />
    </>,
  );
  await expect
    .element(page.getByRole('region', { name: 'Nadia Brandt’s profile' }))
    .toHaveTextContent('1,400 products');
  await expect.element(note).toHaveTextContent('Needs your answer');
  await expect.element(letter).toHaveTextContent('3 of 4 covered');
  const height = letter.element().getBoundingClientRect().height;
  letter.element().scrollIntoView({ block: 'end' });
  await expect.element(note).toHaveTextContent('Answered');
  await expect.element(letter).toHaveTextContent('4 of 4 covered');
  expect(letter.element().getBoundingClientRect().height).toBe(height);
  await expect.element(letter.getByText(DEMO_FREELANCER.fill)).toBeVisible();
});
