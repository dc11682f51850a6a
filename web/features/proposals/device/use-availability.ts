import { useEffect, useState } from 'react';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { type Availability, askAvailability, findBrowserModel, type ModelTexts, textsFor } from './language-model.ts';

/** What the browser's own model can do for this post; asked again when the languages or `isOpen` change. */
export function useAvailability(post: string | undefined, letter: WrittenLanguage, isOpen: boolean) {
  const [known, setKnown] = useState<{ texts: ModelTexts; availability: Availability }>();
  // Also by `isOpen`: a model that was downloaded in the meantime is found when the dialog opens.
  useEffect(() => {
    if (!findBrowserModel()) return undefined;
    let isLeft = false;
    const texts = textsFor(post, letter);
    // Until the answer is there the one before holds: a letter may be on its way.
    void askAvailability(texts).then((availability) => isLeft || setKnown({ texts, availability }));
    return () => {
      isLeft = true;
    };
  }, [post, letter, isOpen]);
  return known && known.availability !== 'unavailable' ? known : undefined;
}
