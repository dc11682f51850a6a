import { showApp } from './app/first-screen/show-app.tsx';
import { createAppRouter, pendingAddress } from './app/router.tsx';
import { checkWithoutEval } from './app/schema-checks.ts';
import { followTheme } from './app/theme.ts';
import { allowPlainText } from './app/trusted-types.ts';
import { startSession } from './features/identity/index.ts';
import { bringPolicyNoticeToLife } from './site-shell/dismiss-policy.ts';
import { reloadWhenBuildIsGone } from './ui/stale-build.ts';
import { applyStyleNonce } from './ui/style-nonce.ts';
import { showHandedOverToast } from './ui/toast-handover.ts';
import './styles/main.css';

applyStyleNonce();
checkWithoutEval();
allowPlainText();
reloadWhenBuildIsGone(pendingAddress);
followTheme();
startSession();
showHandedOverToast();
bringPolicyNoticeToLife();
// Says that the scripts have run: who drives the page (the end-to-end tests) waits for this before the first click.
document.documentElement.dataset.live = '';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void showApp(root, createAppRouter());
