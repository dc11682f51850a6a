import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  /** Inserted again when the styles change. */
  dynamic?: boolean;
}

/**
 * Replaces npm's react-style-singleton, by which dialogs stop the page behind them from scrolling: vite.config.ts leads its name
 * here. That one adds a style element, which needs a nonce; the pages of the site have none, being the same for everybody. A
 * style sheet that is made by a script is no text in the page, and no policy asks after it.
 */
export function styleSingleton(): (props: SheetProps) => null {
  const sheet = createSheet();
  return function Sheet({ styles, dynamic }) {
    // Like the one it replaces: the first of several applies.
    const key = dynamic && styles;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- styles that do not say they change are put in once
    useEffect(() => sheet.hold(styles), [key]);
    return null;
  };
}

function createSheet() {
  let held: CSSStyleSheet | undefined;
  let holders = 0;
  return {
    hold(styles: string): () => void {
      holders += 1;
      held ??= adopt(styles);
      return () => {
        holders -= 1;
        if (holders > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== held);
        held = undefined;
      };
    },
  };
}

function adopt(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
