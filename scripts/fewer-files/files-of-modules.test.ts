import { expect, it } from 'vitest';
import { type BuiltFile, filesOfModules } from './files-of-modules.ts';

const file = (fileName: string, moduleIds: string[], imports: string[] = [], facade?: string): BuiltFile => ({
  fileName,
  imports,
  moduleIds,
  facadeModuleId: facade ?? null,
});

const LATER = '/web/features/proposals/later/later-parts.ts';

const BUILT = [
  file('app.js', ['/index.html', '/web/main.tsx', '/web/app/shell.tsx'], ['shared.js', 'react.js'], '/index.html'),
  file('shared.js', ['/web/ui/button.tsx'], ['store.js']),
  file('store.js', ['/web/ui/toast-store.ts']),
  file('react.js', ['/node_modules/react/index.js']),
  file('tool-page.js', ['/web/app/tool-page.tsx', '/web/desk.ts'], ['field.js', 'shared.js'], '/web/app/tool-page.tsx'),
  file('field.js', ['/web/ui/field.tsx']),
  file('auth-page.js', ['/web/auth-page.tsx'], ['field.js'], '/web/auth-page.tsx'),
  file('editor.js', ['/web/editor.ts'], ['shared.js'], '/web/editor.ts'),
  file('later.js', [LATER, '/web/steps.tsx'], ['select.js', 'zod.js', 'field.js'], LATER),
  file('select.js', ['/web/ui/select.tsx']),
  file('zod.js', ['/node_modules/zod/index.js']),
  file('account-page.js', ['/web/account-page.tsx'], ['select.js'], '/web/account-page.tsx'),
  file('contact-message.js', ['/web/contact-message.ts'], ['zod.js'], '/web/contact-message.ts'),
  file('site.js', ['/web/site-main.tsx'], ['store.js'], '/web/site-main.tsx'),
];

it('what is loaded together goes together, and what others have a use for stays apart from what they have none for', () => {
  expect(Object.fromEntries(filesOfModules(BUILT))).toEqual({
    '/web/app/shell.tsx': 'app-parts',
    '/web/ui/button.tsx': 'app-parts',
    '/web/ui/toast-store.ts': 'shared-app-1',
    '/web/ui/field.tsx': 'page-parts',
    '/web/desk.ts': 'tool-parts',
    '/web/steps.tsx': 'later-code',
    '/web/ui/select.tsx': 'later-page-parts',
    '/node_modules/zod/index.js': 'shared-later-4',
  });
});

it('what starts the app is nobody’s neighbour: a page of the site that loads a part of the app would start it', () => {
  const files = filesOfModules(BUILT);
  for (const entry of ['/index.html', '/web/main.tsx', '/web/app/tool-page.tsx', LATER])
    expect(files.has(entry)).toBe(false);
});
