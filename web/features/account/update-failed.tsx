import { Alert } from '#web/ui/alert.tsx';

// Source: docs/spec/accounts.md §8.
export const UPDATE_FAILED = 'Update Failed';

/** Why a change was refused that is about no single field: in its form, above the buttons. */
export function UpdateFailed({ words }: { words: string | undefined }) {
  return (
    words !== undefined && (
      <Alert isAnswer tone="danger" title={UPDATE_FAILED}>
        {words}
      </Alert>
    )
  );
}

/** What the server said about single fields, as it is shown beside them. */
export function besideFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, `${UPDATE_FAILED}: ${words}`]));
}
