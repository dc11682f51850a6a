type Fillable = HTMLInputElement | HTMLTextAreaElement;

/** Shows what is wrong with the fields, by their names, and nothing else any more; the first wrong one gets the focus. */
export function showFaults(form: HTMLFormElement, faults: Readonly<Record<string, string | undefined>>): void {
  for (const field of form.querySelectorAll<Fillable>('[name]')) showFault(form, field, faults[field.name]);
  form.querySelector<Fillable>('[aria-invalid]')?.focus();
}

/** Puts the words below the field, by the pattern that is in the form; without words the field is right. */
export function showFault(form: HTMLFormElement, field: Fillable, words: string | undefined): void {
  const id = `${field.id}-error`;
  const shown = document.getElementById(id);
  // Shown again it would be announced again, at each key.
  if (shown && shown.textContent === words) return;
  shown?.remove();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  const fault = words && form.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(fault instanceof HTMLElement)) return;
  fault.id = id;
  fault.querySelector('span')?.replaceChildren(words ?? '');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  field.after(fault);
}
