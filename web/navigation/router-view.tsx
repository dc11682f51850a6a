import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { NavigatorContext } from './navigator.ts';
import type { Place } from './place.ts';
import type { Router, View } from './router.ts';

type ErrorScreen = ComponentType<{ error: unknown }>;

interface RouterViewProps {
  router: Pick<Router, 'view' | 'subscribe' | 'navigate'>;
  /** What stands around every page. */
  frame: ComponentType<{ children: ReactNode }>;
  /** In place of a page that broke, or could not be had. */
  failed: ErrorScreen;
}

/** The page that `router` has led to; nothing until there is one. */
export function RouterView({ router, frame: Frame, failed: Failed }: RouterViewProps) {
  const [view, setView] = useState(router.view);
  useEffect(() => {
    const update = () => startTransition(() => setView(router.view()));
    update();
    return router.subscribe(update);
  }, [router]);
  useLayoutEffect(() => {
    if (view) scroll(view);
  }, [view]);
  const place = view?.place;
  const navigator = useMemo(() => place && { place, navigate: router.navigate }, [place, router]);
  if (!view || !navigator) return null;
  const { content } = view;
  return (
    <NavigatorContext value={navigator}>
      <Boundary place={view.place} failed={Failed}>
        <Frame>
          {/* The inner one keeps what stands around a page that broke. */}
          <Boundary place={view.place} failed={Failed}>
            {'page' in content ? <content.page /> : <Failed error={content.error} />}
          </Boundary>
        </Frame>
      </Boundary>
    </NavigatorContext>
  );
}

function scroll({ place, scrollTo }: View): void {
  if (scrollTo === 'stay') return;
  if (scrollTo !== 'beginning') return window.scrollTo(0, scrollTo);
  const named = partNamed(place.hash);
  if (named) named.scrollIntoView();
  else window.scrollTo(0, 0);
}

function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // '#%' names nothing.
    return null;
  }
}

interface BoundaryProps {
  place: Place;
  failed: ErrorScreen;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: unknown } | undefined;
  at?: Place;
}

/** Shows `failed` where what is inside breaks, until one goes somewhere else. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { at }: BoundaryState): BoundaryState | null {
    return at === place ? null : { at: place, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { failed: Failed, children } = this.props;
    return failure ? <Failed error={failure.error} /> : children;
  }
}
