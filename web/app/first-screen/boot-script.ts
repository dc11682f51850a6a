import { OWN_POST_KEY } from '#shared/site/own-post.ts';
import { CHOICE_KEY } from '#web/analytics/consent.ts';
import { ASKED_BY } from '#web/features/drafts/autosave/around-tool-page.tsx';
import { KEPT_KEY } from '#web/features/proposals/index.ts';
import { AFTER_PAINT_SCRIPT, BOOT_SCRIPT } from '#web/site-shell/boot.ts';
import { LATE_SCRIPT } from './late.tsx';
import { WORDS_OF_HTML } from './words-of-html.ts';

/**
 * Runs in the head of the tool's page, before the first paint. Besides what it does on every page: room for the question about
 * visits is kept; where the workspace has something on it, the address asks for something to be put there, or the browser may fill in by itself what stood there once, the empty
 * fields are not shown; and until the app is there it is noted which field was typed or pasted into and which button was pressed
 * last (first-screen.ts). Its hash is in the policy of the page.
 */
export const FIRST_SCREEN_SCRIPT = [
  BOOT_SCRIPT,
  ';(()=>{',
  'const {dataset:d}=document.documentElement;',
  "d.early='';",
  "const [way]=performance.getEntriesByType('navigation');",
  `if(way&&way.type!=='navigate'||/[?&](${Object.values(ASKED_BY).join('|')})=/.test(location.search))d.kept='';`,
  'try{',
  `if(localStorage.getItem('${KEPT_KEY}')||sessionStorage.getItem('${OWN_POST_KEY}'))d.kept='';`,
  "const refused=navigator.doNotTrack==='1'||navigator.globalPrivacyControl===true;",
  `if(d.visits&&!refused&&localStorage.getItem('${CHOICE_KEY}')===null)d.asking=''}catch{}`,
  "addEventListener('input',({target:field})=>{if(!('early' in d))return;field.dataset.typed='';",
  "const next=document.querySelector('[data-needs-post]'),post=document.querySelector('textarea');",
  'if(next&&post)next.disabled=!post.value.trim()},true);',
  "addEventListener('click',({target})=>{const button=target.closest('button:not([data-try-again])');if(!button||!('early' in d))return;",
  "for(const other of document.querySelectorAll('[data-pressed-early]'))delete other.dataset.pressedEarly;",
  "button.dataset.pressedEarly=''},true);",
  // HTML alone does not come into a field by itself.
  `const wordsOf=${WORDS_OF_HTML};`,
  "addEventListener('paste',event=>{if(!('early' in d))return;const {target,clipboardData}=event;target.dataset.pasted='';",
  "const html=clipboardData.getData('text/html');if(!html||clipboardData.getData('text/plain'))return;event.preventDefault();",
  "const words=wordsOf(html);document.execCommand('insertText',false,target.rows?words:words.replace(/\\s+/g,' '))},true);",
  // Whoever leaves before the app is there finds what they typed when they come back in this tab (waiting-post.ts).
  // The app may come between the press on a link and the next page: so already when the page is asked to go.
  "const keep=()=>{if(!('early' in d))return;",
  `const typed=(name)=>{const field=document.querySelector('[data-focus~="field:'+name+'"]');`,
  "return field&&field.dataset.typed===''?field.value:''};",
  "const post={jobTitle:typed('jobTitle'),jobDescription:typed('jobDescription')};if(post.jobTitle||post.jobDescription)",
  `try{sessionStorage.setItem('${OWN_POST_KEY}',JSON.stringify(post))}catch{}};`,
  "addEventListener('beforeunload',keep);addEventListener('pagehide',keep);",
  // All at once, once the first words are painted: by themselves they would be found one after the other.
  "const fetchParts=()=>{for(const href of document.querySelector('[name=parts]').content.split(' '))",
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:''}))};",
  "new PerformanceObserver((_,it)=>{it.disconnect();fetchParts()}).observe({type:'paint',buffered:true});",
  LATE_SCRIPT,
  '})();',
  AFTER_PAINT_SCRIPT,
].join('');
