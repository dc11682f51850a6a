import { SIGNED_IN_HINT_COOKIE } from '#shared/identity/names.ts';
import { POLICY_KEY } from './dismiss-policy.ts';

/**
 * Runs in the head, before the first paint: the theme that was chosen, whether scripts run at all, whether this browser
 * takes itself for signed in, and whether the notice was dismissed in it, so that nothing flashes and nothing moves. Its hash
 * stands in the policy of the pages.
 */
export const BOOT_SCRIPT = [
  '(()=>{',
  'const {dataset:d}=document.documentElement;',
  "d.scripts='';",
  `if(/(^|; )${SIGNED_IN_HINT_COOKIE}=[^;]/.test(document.cookie))d.person='';`,
  "try{if(localStorage.getItem('theme')==='dark')d.theme='dark';",
  `if(localStorage.getItem('${POLICY_KEY}')===d.policy)delete d.policy}catch{}`,
  '})()',
].join('');
