import { showApp } from './app/first-screen/show-app.tsx';
import { createAppRouter, pendingAddress } from './app/router.tsx';
import { checkWithoutEval } from './app/schema-checks.ts';
import { colourBrowserBar } from './app/theme.ts';
import { allowPlainText } from './app/trusted-types.ts';
import { startSession } from './features/identity/index.ts';
import { bringPolicyNoticeToLife } from './site-shell/dismiss-policy.ts';
import { markAsLive } from './site-shell/mark-as-live.ts';
import { reloadWhenBuildIsGone } from './ui/stale-build.ts';
import { applyStyleNonce } from './ui/style-nonce.ts';
import { showHandedOverToast } from './ui/toast-handover.ts';
import './styles/main.css';

applyStyleNonce();
checkWithoutEval();
allowPlainText();
reloadWhenBuildIsGone(pendingAddress);
colourBrowserBar();
startSession();
showHandedOverToast();
bringPolicyNoticeToLife();
markAsLive();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void showApp(root, createAppRouter());
