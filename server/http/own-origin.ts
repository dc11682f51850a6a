import type { Server } from 'node:http';
import { isLoopback } from '../config.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** The address by which this machine reaches the app: `http://localhost:3000`. */
export function localOrigin(host: string, port: number): string {
  const isHere = isLoopback(host) || EVERY_ADDRESS.includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Where links in mails lead: APP_ORIGIN, or without it what this process listens on. Never what a request calls us: that is
 * the sender's own claim, and the link goes to another person (docs/spec/security.md §A9).
 */
export function ownOrigin(config: { appOrigin: string | undefined; host: string }, server: Server): string {
  if (config.appOrigin !== undefined) return config.appOrigin;
  const address = server.address();
  if (typeof address === 'string' || !address) throw new Error('the app does not listen yet, so it has no address');
  return localOrigin(config.host, address.port);
}
