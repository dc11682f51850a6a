import { SIGNED_IN_HINT_COOKIE } from '#shared/identity/names.ts';
import { POLICY_KEY } from './dismiss-policy.ts';

/**
 * Runs in the head, before the first paint: the theme that was chosen, whether scripts run at all, whether this browser
 * takes itself for signed in, and whether the notice was dismissed in it, so that nothing flashes and nothing moves. Its hash
 * is in the policy of the pages.
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

/**
 * What brings a page to life is fetched once its first words are on the screen: nothing competes with them, and they wait for
 * nothing. Where nothing is painted, in a tab that nobody looks at, and where one comes back to a place on a page, it is fetched as
 * soon as the page has arrived. The page's `AfterPaint` says what that is; its styles come first. What is below the fold is there
 * with them (fold.tsx), and the place that the address names is gone to.
 */
export const AFTER_PAINT_SCRIPT = [
  ";document.documentElement.dataset.folded='';",
  "addEventListener('DOMContentLoaded',()=>new Promise(go=>{",
  "new PerformanceObserver(go).observe({type:'paint',buffered:true});setTimeout(go,3e3);",
  "if(document.hidden||performance.getEntriesByType('navigation')[0]?.type!='navigate')go()}).then(()=>{",
  "const {src,dataset:{sheet}}=document.querySelector('[type=later]');",
  // Where one is, is asked first: afterwards the whole page would be laid out for the answer.
  'const go=()=>{const y=scrollY;delete document.documentElement.dataset.folded;import(src);',
  "y||document.querySelector(':target')?.scrollIntoView()};",
  "sheet?document.head.append(Object.assign(document.createElement('link'),",
  "{rel:'stylesheet',href:sheet,onload:go,onerror:go})):go()}))",
].join('');
