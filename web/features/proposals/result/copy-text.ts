/** Puts `text` on the clipboard as text/plain, and nothing else. False when the browser allows neither way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // no permission, an insecure address, or an old browser
  }
}

/** The way of browsers before the clipboard API: select the text in a field and ask for a copy. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'sr-only';
  // Inside an open dialog the focus may not leave it, so the field joins whatever holds the focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  // Phones select nothing in a read-only field without an explicit range.
  field.setSelectionRange(0, text.length);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way in browsers that have no other
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
