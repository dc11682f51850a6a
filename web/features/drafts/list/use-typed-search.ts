import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is being typed into the search, and its handing on once the typing pauses. What comes from outside takes its place. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === search) return undefined;
    const timer = setTimeout(() => onSearch(words), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const finish = (words: string) => {
    setTyped(words);
    if (words.trim() !== search) onSearch(words.trim());
  };
  return { typed, type: setTyped, /** Without waiting. */ finish };
}
