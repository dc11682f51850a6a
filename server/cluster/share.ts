import type { Config } from '../config.ts';

/** Left for operators, exports and other programs. */
const SPARE_CONNECTIONS = 10;
/** A transaction holds one while another request wants one. */
const LEAST_CONNECTIONS = 2;

export interface Share {
  readonly connections: number;
  readonly threads: number;
}

/** What one of `workers` may take: all of them, with one being replaced, stay below `serverConnections`. */
export function shareOf(
  { workers, engineThreads, databaseConnections }: Pick<Config, 'workers' | 'engineThreads' | 'databaseConnections'>,
  serverConnections: number,
): Share {
  const each = Math.floor((serverConnections - SPARE_CONNECTIONS) / (workers + 1));
  return {
    connections: Math.max(LEAST_CONNECTIONS, Math.min(databaseConnections, each)),
    threads: Math.max(1, Math.floor(engineThreads / workers)),
  };
}
