import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const SPANISH = {
  title: 'Tienda de plantas en WooCommerce',
  description: `Buscamos a alguien para crear nuestra tienda de plantas y conectar los pagos con Stripe.

Tareas:
- Diseñar la página de inicio
- Configurar los envíos por provincia

Empieza tu propuesta con la palabra "helecho". ¿Cuánto tiempo necesitas para terminar?`,
};

test('a post in Spanish is answered in Spanish, and in English when that is chosen', async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  // A blank says in the language of the letter what is to be typed into it.
  const blank = { es: /: (?:su|tu|una?|el) /, en: /: (?:your|a) / };
  const blankIn = (language: 'es' | 'en') => screen.sheet.getByRole('textbox', { name: blank[language] }).first();
  await screen.fillJob(SPANISH);
  const asks = page.getByRole('complementary', { name: 'What this client asks' });
  const opener = asks.getByRole('listitem').filter({ hasText: 'Begin with “helecho”' });
  await expect(opener).toBeVisible();
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(/^helecho/);
  await expect(screen.sheet.locator('[lang="es"]').first()).toBeVisible();
  await expect(blankIn('es')).toBeVisible();
  await expect(opener).toContainText('Answered');

  await page.getByRole('button', { name: 'Write it in English instead' }).click();
  await expect(blankIn('en')).toBeVisible({ timeout: 60_000 });
  await expect(screen.sheet).toContainText(/^helecho/);
  await expect(blankIn('es')).toHaveCount(0);

  await page.getByRole('button', { name: 'Write it in Spanish instead' }).click();
  await expect(blankIn('es')).toBeVisible({ timeout: 60_000 });
  await expect(screen.sheet.locator('[lang="es"]').first()).toBeVisible();
});
