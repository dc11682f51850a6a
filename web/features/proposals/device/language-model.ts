import { useEffect, useState } from 'react';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '#shared/proposals/languages.ts';

/** Whether the browser's own model can be used: now, after a download, or not at all. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Text {
  readonly type: 'text';
  readonly languages: readonly string[];
}

/** What the model is to read and write. A browser answers for exactly this, so it is the same in every call. */
export interface ModelTexts {
  readonly expectedInputs: readonly Text[];
  readonly expectedOutputs: readonly Text[];
}

interface DownloadMonitor {
  addEventListener: (type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void) => void;
}

/** A session of the Prompt API. Older browsers have no measures: there, what does not fit is found out by asking. */
export interface ModelSession {
  readonly contextWindow?: number;
  readonly contextUsage?: number;
  readonly measureContextUsage?: (text: string, options: { readonly signal: AbortSignal }) => Promise<number>;
  readonly promptStreaming: (text: string, options: { readonly signal: AbortSignal }) => ReadableStream<string>;
  readonly destroy: () => void;
}

/** The Prompt API (webmachinelearning.github.io/prompt-api), as far as it is used here. */
export interface BrowserModel {
  readonly availability: (texts: ModelTexts) => Promise<Availability>;
  readonly create: (
    options: ModelTexts & {
      readonly signal: AbortSignal;
      readonly monitor: (monitor: DownloadMonitor) => void;
    },
  ) => Promise<ModelSession>;
}

/** Undefined in browsers without one. */
export function findBrowserModel(): BrowserModel | undefined {
  // The types of the DOM do not have it yet.
  return (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;
}

/** The rules of the prompt are in English, the post in its own language. */
export function textsFor(post: string | undefined, letter: WrittenLanguage): ModelTexts {
  const read = WRITTEN_LANGUAGES.filter((language) => ['en', post, letter].includes(language));
  return {
    expectedInputs: [{ type: 'text', languages: read }],
    expectedOutputs: [{ type: 'text', languages: [letter] }],
  };
}

/** 'unavailable' also where the browser does not know one of the languages, or is not allowed to say. */
async function askAvailability(texts: ModelTexts): Promise<Availability> {
  try {
    return (await findBrowserModel()?.availability(texts)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

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
