import { HEADINGS } from '#shared/proposals/headings.ts';
import { toStyled } from '#shared/proposals/unicode-text.ts';
import { expect, test } from './harness/test.ts';
import { ProposalDesk } from './proposal-desk.ts';

const SPANISH = {
  title: 'Tienda de plantas en WooCommerce',
  description: `Buscamos a alguien para crear nuestra tienda de plantas y conectar los pagos con Stripe.

Tareas:
- Diseñar la página de inicio
- Configurar los envíos por provincia

Empieza tu propuesta con la palabra "helecho". ¿Cuánto tiempo necesitas para terminar?`,
};

test('a post in Spanish is answered in Spanish, and in English when that is wished for', async ({ page }) => {
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob(SPANISH);
  const asks = page.getByRole('complementary', { name: 'What this client asks' });
  const opener = asks.getByRole('listitem').filter({ hasText: 'Begin with “helecho”' });
  await expect(opener).toBeVisible();
  await desk.generate();
  await desk.expectDone();
  await expect(desk.sheet).toContainText(/^helecho/);
  await expect(desk.sheet).toContainText(/[st]u tienda de plantas/u);
  for (const label of [HEADINGS.es.approach, HEADINGS.es.why_me, HEADINGS.es.next_step])
    await expect(desk.sheet).toContainText(toStyled(label ?? 'a label'));
  await expect(desk.sheet).not.toContainText(toStyled('Next step'));
  await expect(opener).toContainText('Met');
  await expect(asks.getByRole('listitem').filter({ hasText: 'página de inicio' })).toContainText('Met');

  await page.getByRole('button', { name: 'Write it in English instead' }).click();
  await expect(desk.sheet).toContainText(toStyled('Next step'), { timeout: 60_000 });
  await desk.expectDone();
  await expect(desk.sheet).toContainText(/^helecho/);
  await expect(desk.sheet).not.toContainText(toStyled(HEADINGS.es.next_step ?? 'a label'));

  await page.getByRole('button', { name: 'Write it in Spanish instead' }).click();
  await expect(desk.sheet).toContainText(toStyled(HEADINGS.es.next_step ?? 'a label'), { timeout: 60_000 });
  await desk.expectDone();
  await expect(desk.sheet.locator('[lang="es"]').first()).toBeVisible();
});
