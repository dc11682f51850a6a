const KEY = 'contact-form';

/** Stores typed text for a reload of the same page, only in this tab. */
export function keepTyped(typed: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is blocked: browsers mostly restore the fields of a reloaded form.
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
