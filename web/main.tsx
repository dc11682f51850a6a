import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorPage } from './app/error-page.tsx';
import { PageLoading } from './app/page-loading.tsx';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.tsx';
import { checkWithoutEval } from './app/schema-checks.ts';
import { Shell } from './app/shell.tsx';
import { reloadWhenBuildIsGone } from './app/stale-build.ts';
import { colourBrowserBar } from './app/theme.ts';
import { allowPlainText } from './app/trusted-types.ts';
import { startSession } from './features/identity/index.ts';
import { RouterView } from './navigation/router-view.tsx';
import { bringPolicyNoticeToLife } from './site-shell/dismiss-policy.ts';
import { applyStyleNonce } from './ui/style-nonce.ts';
import { showHandedOverToast } from './ui/toast-handover.ts';
import './styles/main.css';

applyStyleNonce();
checkWithoutEval();
allowPlainText();
reloadWhenBuildIsGone(() => router.pendingAddress());
colourBrowserBar();
startSession();
showHandedOverToast();
bringPolicyNoticeToLife();
router.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterView router={router} frame={Shell} failed={ErrorPage} waiting={<PageLoading />} />
    </Providers>
  </StrictMode>,
);
