import { useEffect, useReducer, useRef } from 'react';
import type { DemoAnswer } from '#shared/proposals/demo.ts';
import { askDemo, type DemoReader, DemoRefused, type Post } from './ask-demo.ts';
import { demoReducer } from './demo-state.ts';

/** The workspace of the front page, with the sample's proposal on it at first. */
export function useDemo(sample: { post: Post; answer: DemoAnswer }) {
  const [state, dispatch] = useReducer(demoReducer, {
    post: sample.post,
    writtenFor: sample.post,
    asked: sample.post,
    text: sample.answer.plainText,
    notes: sample.answer.notes,
    status: 'done',
    coming: null,
    error: null,
  });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reader: DemoReader = {
    onNotes: (notes) => dispatch({ type: 'notes', notes }),
    onText: (text) => dispatch({ type: 'text', text }),
    onDone: (answer) => dispatch({ type: 'done', answer }),
  };
  return {
    state,
    isSample: state.post.jobTitle === sample.post.jobTitle && state.post.jobDescription === sample.post.jobDescription,
    type: (change: Partial<Post>) => dispatch({ type: 'typed', change }),
    async write() {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      dispatch({ type: 'asked' });
      try {
        await askDemo(state.post, reader, controller.signal);
      } catch (error) {
        if (running.current !== controller) return;
        // What is no refusal is the reader's own Stop.
        dispatch({ type: 'stopped', error: error instanceof DemoRefused ? error.message : null });
      }
    },
    stop: () => running.current?.abort(),
  };
}
