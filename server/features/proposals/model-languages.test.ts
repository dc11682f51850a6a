import { expect, it } from 'vitest';
import { startLlmApp } from '../../testing/llm-app.ts';

const PATH = '/api/generate-proposal';
const SPANISH = {
  jobTitle: 'Traducción de la web de una tienda de té',
  jobDescription: `Buscamos a una persona que traduzca la web de nuestra tienda de té del inglés al español.

Necesitamos traducir 40 páginas de producto y revisar los textos de la cesta de la compra. Nuestros clientes son de España.

¿Cuándo podrías empezar?`,
};

it('requests the language of the proposal, and accepts no section in another', async () => {
  const app = await startLlmApp();
  const { status, body } = await app.post(PATH, SPANISH);
  expect([status, body.language, body.fallback]).toEqual([200, 'es', true]);
  const requests = app.llm.requests().map((request) => JSON.stringify(request));
  expect(requests).toHaveLength(3);
  expect(requests[0]).toContain('Write in Spanish.');
  expect(requests[1]).toContain('It must be in Spanish.');
  expect(String(body.plainText)).not.toContain('First I would look');
});

it('writes in English for the same post if that was chosen', async () => {
  const app = await startLlmApp();
  const { status, body } = await app.post(PATH, { ...SPANISH, language: 'en' });
  expect([status, body.language, body.engine]).toEqual([200, 'en', 'llm']);
  expect(JSON.stringify(app.llm.requests()[0])).toContain('Write in English.');
});
