// Source: docs/spec/accounts.md §8.
export const UPDATE_FAILED = 'Update Failed';

/** Why a change was refused that is about no single field; `otherwise` where nothing else is known. */
export function failureOf(failure: string | undefined, otherwise: string) {
  return failure === undefined ? undefined : { title: UPDATE_FAILED, words: failure || otherwise };
}

/** What the server said about single fields, as it is shown beside them. */
export function besideFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, `${UPDATE_FAILED}: ${words}`]));
}
