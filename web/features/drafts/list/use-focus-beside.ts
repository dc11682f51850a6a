import { useEffect, useRef, useState } from 'react';

/** The button that was pressed goes with its row: the focus goes to the next row, or to what is left. */
export function useFocusBeside(drafts: readonly { readonly id: string }[]) {
  const whole = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly beside: string | undefined }>();
  useEffect(() => {
    if (!focused) return;
    const row = focused.beside && whole.current?.querySelector(`[data-draft="${focused.beside}"]`);
    const first = row ? row.querySelector<HTMLElement>('a, button') : null;
    (first ?? whole.current)?.focus();
  }, [focused]);
  return {
    whole,
    focusBeside(goneId: string): void {
      const index = drafts.findIndex(({ id }) => id === goneId);
      setFocused({ beside: (drafts[index + 1] ?? drafts[index - 1])?.id });
    },
  };
}
