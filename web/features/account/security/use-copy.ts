import { useState } from 'react';

/** Copies a text, and what is to be said of it. */
export function useCopy(text: string) {
  const [said, say] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied: your browser did not allow it.'),
    );
  return { said, say, copy };
}
