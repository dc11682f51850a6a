import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again while the app itself says that its database is slow (503 with Retry-After), as browsers do: a busy test machine
 * is no fault. An answer of a balancer or a cut connection is not asked again.
 */
export async function patientFetch(url: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer;
    await answer.body?.cancel();
    await wait(500);
  }
}
