import { ADDED, REMOVED } from './pieces.tsx';

/** Which of the two texts has the words that the other has not. */
export function Legend({ beforeName, afterName }: { beforeName: string; afterName: string }) {
  return (
    <p className="text-small text-ink-soft">
      <span className={REMOVED}>Struck out</span> is only in “{beforeName}”, <span className={ADDED}>underlined</span>{' '}
      only in “{afterName}”.
    </p>
  );
}
