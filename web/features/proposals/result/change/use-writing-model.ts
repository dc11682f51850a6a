import { useEffect, useState } from 'react';
import type { WritingModelAnswer } from '#shared/proposals/change.ts';
import type { SectionActions } from '../sections/section-actions.ts';

/** 'unknown' until it is known; where it cannot be asked for, the change itself will say why. */
export type Model = WritingModelAnswer['model'] | 'unknown';

/** Whose language model would write, asked for when this is first shown. */
export function useWritingModel(findModel: SectionActions['findModel']): Model {
  const [model, setModel] = useState<Model>('unknown');
  const [find] = useState(() => findModel);
  useEffect(() => {
    const asking = new AbortController();
    find(asking.signal).then(setModel, () => {
      if (!asking.signal.aborted) setModel('site');
    });
    return () => asking.abort();
  }, [find]);
  return model;
}
