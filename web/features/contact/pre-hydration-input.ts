const KEY = 'contact-form';

/** Keeps what was typed for the same page loaded anew, in this tab and nowhere else. */
export function keepTyped(typed: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is blocked: browsers mostly put back by themselves what stood in a form that is loaded anew.
  }
}

/** Puts it back into the form, once. */
export function putBackTyped(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(takeTyped())) {
    const field = form.elements.namedItem(name);
    const isOurs = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isOurs && typeof value === 'string') field.value = value;
  }
}

function takeTyped(): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
