// How long the engine takes for one proposal, and what the whole call over HTTP adds to it.
import { createEngine } from '#server/features/proposals/index.ts';
import { generateInput } from '#shared/proposals/contract.ts';
import { median, percentile, row } from './figures.ts';

const RUNS = 300;
const WARM_UP = 20;

const POST = `We run a small online shop for hand-made ceramics and our checkout loses people on phones.

What we need:
- Find out why people leave between the cart and the payment page
- Rebuild the checkout page so that it loads in under two seconds
- Keep our Stripe account and our discount codes working
- Hand over with notes that our own developer can follow

Please start your application with the word "kiln". Have you worked with Stripe before? How soon could you begin?
Budget is about $2,000 and we would like to be live within four weeks.`;

export async function benchGeneration(): Promise<void> {
  const engine = createEngine();
  const input = generateInput.parse({ jobTitle: 'Mend the checkout of our ceramics shop', jobDescription: POST });
  const times: number[] = [];
  for (let i = 0; i < RUNS + WARM_UP; i++) {
    const startedAt = performance.now();
    const request = { input, authorId: `author-${i}`, proposalId: `proposal-${i}` };
    let events = 0;
    for await (const event of engine.generate(request, { signal: new AbortController().signal }))
      events += event ? 1 : 0;
    if (events === 0) throw new Error('nothing was written');
    if (i >= WARM_UP) times.push(performance.now() - startedAt);
  }
  row('generation', `${RUNS} proposals for one post of ${POST.length} characters`);
  row('  median', `${median(times).toFixed(2)} ms`);
  row('  p95', `${percentile(times, 0.95).toFixed(2)} ms`);
}
