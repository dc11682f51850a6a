import { OWN_POST_KEY } from '#shared/site/own-post.ts';
import { pasteClean } from '#web/features/proposals/paste/paste-clean.ts';
import { paths } from '#web/paths.ts';
import { store } from '#web/ui/browser-storage.ts';
import { loadPage } from '#web/ui/load-page.ts';

const FIELD = '[data-paste-post] textarea';
const IS_TYPING = 'input, textarea, select, [contenteditable="true"]';

/**
 * Makes the fields of the front page work: a post that is pasted anywhere on it goes to the tool at once, as if it had been pasted there;
 * one that is typed goes with the button or Ctrl+Enter. Call it once.
 */
export function answerPaste(): void {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !('pastePost' in event.target.dataset)) return;
    event.preventDefault();
    takeToTool(event.target.querySelector('textarea')?.value ?? '');
  });
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && isField(target)) target.form?.requestSubmit();
  });
  document.addEventListener('paste', pastePost);
}

function pastePost(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isElsewhere = target instanceof Element && target.closest(IS_TYPING) && !isField(target);
  const field = isField(target) ? target : document.querySelector<HTMLTextAreaElement>(FIELD);
  if (isElsewhere || !field || !clipboardData) return;
  const waiting = new AbortController();
  const take = () => isPost(field.value) && takeToTool(field.value);
  field.addEventListener('input', take, { once: true, signal: waiting.signal });
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
    event.preventDefault();
  };
  // Words that are read out of markup may come later; all others are put in here, wherever the focus was.
  field.focus();
  pasteClean({ clipboardData, currentTarget: field, preventDefault });
  if (isTaken) return;
  waiting.abort();
  event.preventDefault();
  field.setRangeText(clipboardData.getData('text/plain'), field.selectionStart, field.selectionEnd, 'end');
  take();
}

/** A word or an address is the beginning of one that is still being typed. */
const SHORTEST_POST = 40;

function isPost(text: string): boolean {
  return text.trim().length >= SHORTEST_POST;
}

function isField(target: EventTarget | null): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.matches(FIELD);
}

/** A browser that keeps nothing opens the tool all the same; the post stays here, one step back. */
function takeToTool(jobDescription: string): void {
  store('session', OWN_POST_KEY, JSON.stringify({ jobTitle: '', jobDescription }));
  void loadPage(paths.proposalTool);
}
