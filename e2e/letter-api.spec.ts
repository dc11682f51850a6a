import type { APIResponse, Page } from '@playwright/test';
import { type GenerateAnswer, type GenerateRequest, generateAnswer } from '#shared/proposals/contract.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';
import { POST } from './proposal-screen.ts';

const JOB = { jobTitle: POST.title, jobDescription: POST.description };
const FACT = 'I built 12 Shopify themes for food shops.';

async function ask(page: Page, data: GenerateRequest): Promise<APIResponse> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  return page.request.post('/api/generate-proposal', { data, headers: { origin } });
}

async function write(page: Page, data: GenerateRequest): Promise<GenerateAnswer> {
  const response = await ask(page, data);
  expect(response.status(), await response.text()).toBe(200);
  return generateAnswer.parse(await response.json());
}

test('every tone writes in every style', { tag: '@full' }, async ({ page, app }) => {
  test.slow();
  await signUpPro(page, app);
  const answers: string[] = [];
  for (const tone of TONES)
    for (const style of STYLES) {
      const answer = await write(page, { ...JOB, tone: tone.value, style: style.value, skillsAndExperience: FACT });
      const which = `${tone.value}, ${style.value}`;
      expect(answer.plainText, which).toMatch(/^oolong\n/);
      expect(answer.plainText, which).toMatch(/12 Shopify themes/);
      expect(answer.skeleton, which).toBe(false);
      answers.push(answer.plainText);
    }
  expect(answers).toHaveLength(TONES.length * STYLES.length);
});

for (const { language, jobTitle, jobDescription, question, blank } of [
  {
    language: 'es',
    jobTitle: 'Ordenar el archivo de un campanario',
    jobDescription:
      'Buscamos a alguien para ordenar las notas de nuestros campaneros, que están en cajas de zapatos. ¿Cuánto tiempo necesitas para terminar?',
    question: '¿Cuánto tiempo necesitas para terminar?',
    blank: /\[su proyecto [^\]]+\]/,
  },
  {
    language: 'pt',
    jobTitle: 'Organizar o arquivo de um campanário',
    jobDescription:
      'Procuramos alguém para organizar as notas dos nossos sineiros, que estão em caixas de sapatos. Quanto tempo precisa para terminar?',
    question: 'Quanto tempo precisa para terminar?',
    blank: /\[seu projeto [^\]]+\]/,
  },
  {
    language: 'fr',
    jobTitle: 'Ranger les archives d’un clocher',
    jobDescription:
      'Nous cherchons quelqu’un pour ranger les notes de nos sonneurs, qui sont dans des boîtes à chaussures. Combien de temps vous faut-il ?',
    question: 'Combien de temps vous faut-il ?',
    blank: /\[votre projet [^\]]+\]/,
  },
  {
    language: 'de',
    jobTitle: 'Archiv eines Glockenturms ordnen',
    jobDescription:
      'Wir suchen jemanden, der die Notizen unserer Glöckner ordnet, die in Schuhkartons liegen. Wie lange brauchen Sie dafür?',
    question: 'Wie lange brauchen Sie dafür?',
    blank: /\[Ihr [^\]]*Projekt[^\]]*\]/,
  },
] as const)
  test(`a post in ‘${language}’ gets a letter and blanks in that language`, { tag: '@full' }, async ({ page }) => {
    const answer = await write(page, { jobTitle, jobDescription });
    expect(answer.language).toBe(language);
    expect(answer.plainText).toContain(question);
    expect(answer.plainText).toMatch(blank);
    expect(answer.plainText).not.toMatch(/\[(?:your|what|one) /);
  });

test('odd posts are written or refused with a plain request for more', { tag: '@full' }, async ({ page }) => {
  const job = { jobTitle: 'Logo', jobDescription: 'We need a logo for our bakery.' };
  for (const [change, status] of [
    [{ jobDescription: '-'.repeat(20_000) }, 422],
    [{ jobDescription: '🍵🎉🍵 🎉' }, 422],
    [{ jobTitle: '-'.repeat(40) }, 200],
    [{ jobTitle: '🍵🎉' }, 200],
  ] as const) {
    const response = await ask(page, { ...job, ...change });
    expect(response.status(), await response.text()).toBe(status);
    if (status === 422) expect(await response.json()).toMatchObject({ code: 'POST_NOT_UNDERSTOOD' });
  }
});
