import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { DemoAnswer } from '#shared/proposals/demo.ts';
import { askDemo, DemoRefused } from './ask-demo.ts';
import { demoReducer, faultsOf, isWhole, markNow, type Post, wholePieces } from './demo-state.ts';
import { PostSide } from './post-side.tsx';
import { SheetSide } from './sheet-side.tsx';

interface HeroDemoProps {
  /** The initial content of the workspace. */
  sample: { post: Post; answer: DemoAnswer; author: Author };
}

/** The working workspace of the front page: a post to edit on one side, the proposal being written for it on the other. */
export function HeroDemo({ sample }: HeroDemoProps) {
  const demo = useDemo(sample);
  const { state, isSample } = demo;
  const isLive = useIsLive();
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const whole = wholePieces(state);
  const [isFilled, setIsFilled] = useState(true);
  const isOfSample = state.text === sample.answer.plainText && isWhole(state);
  const notes = state.notes.map((note) => {
    const now = markNow(note, whole);
    return { ...note, now: now === 'blank' && isOfSample && isFilled ? 'answered' : now };
  });

  const write = () => {
    const found = faultsOf(state.post);
    setFaults(found);
    if (Object.keys(found).length === 0) void demo.write();
  };
  const type = (change: Partial<Post>) => {
    const [name = ''] = Object.keys(change);
    setFaults(({ [name as keyof Post]: _mended, ...others }) => others);
    demo.type(change);
  };
  return (
    <div className="grid items-start gap-3 rounded-soft border border-line bg-sunken p-3 sm:gap-6 sm:p-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
      <PostSide
        post={state.post}
        isSample={isSample}
        sampleTitle={sample.post.jobTitle}
        isLive={isLive}
        faults={faults}
        notes={notes}
        onType={type}
        onTooLong={setFaults}
      />
      <div className="grid gap-3 sm:gap-6">
        <SheetSide
          state={state}
          // What was met for another post says nothing about this one.
          notes={state.writtenFor === state.post ? notes : []}
          sample={sample.answer}
          fill={sample.author.fill}
          isOfSample={isOfSample}
          onFilled={setIsFilled}
          isSample={isSample}
          isLive={isLive}
          onWrite={write}
          onStop={demo.stop}
        />
        <AuthorCard {...sample.author} />
      </div>
    </div>
  );
}

const NEVER = () => () => undefined;

/** False until the page can be worked with: what does nothing yet is not offered. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}

/** The made-up freelancer who the letters of the front page are from. */
interface Author {
  readonly name: string;
  readonly profile: string;
  /** What is typed into the blank of the sample's letter. */
  readonly fill: string;
}

/** The profile that the letter is written from. */
function AuthorCard({ name, profile }: Author) {
  return (
    <section
      aria-label={`${name}’s profile`}
      className="grid gap-1 rounded-tight border border-line bg-canvas p-4 sm:p-5"
    >
      <p className="eyebrow">{name}’s profile</p>
      <p className="text-small text-ink-soft">{profile}</p>
    </section>
  );
}

/** The workspace of the front page, with the sample's proposal on it at first. */
function useDemo(sample: { post: Post; answer: DemoAnswer }) {
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
        await askDemo(state.post, dispatch, controller.signal);
      } catch (error) {
        if (running.current !== controller) return;
        // What is no refusal is the reader's own Stop.
        dispatch({ type: 'stopped', error: error instanceof DemoRefused ? error.message : null });
      }
    },
    stop: () => running.current?.abort(),
  };
}
