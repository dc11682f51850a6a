import { SITE } from '#shared/site/config.ts';
import type { Config } from './config.ts';
import type { Listening } from './http/listen.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** What a person who has just started the app wants to know: where it is, what it runs on, and what only stands in. */
export function startTable(
  config: Pick<Config, 'host' | 'appOrigin'>,
  listening: Listening,
  database: { where: string; notes: readonly string[] },
): string {
  const rows = [
    ['Address', addressOf(config, listening)],
    ['Database', database.where],
    ['Writer', 'built-in composer, no network'],
    ['Identity', 'visitors only'],
    ['Billing', 'not yet'],
    ['Mail', 'not yet'],
    ['Stand-ins', 'none'],
  ];
  const taken = listening.instead ? [`Port ${listening.instead} is taken, so this is the next free one.`] : [];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(10)} ${value}`);
  const notes = [...taken, ...openNote(config), ...database.notes].map((note) => `  ${note}`);
  return ['', `  ${SITE.name} is ready`, '', ...lines, ...(notes.length > 0 ? ['', ...notes] : []), '', ''].join('\n');
}

function addressOf(config: Pick<Config, 'host' | 'appOrigin'>, { port }: Listening): string {
  const host =
    LOOPBACK.includes(config.host) || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const local = `http://${host}:${port}`;
  return config.appOrigin ? `${config.appOrigin} (here ${local})` : local;
}

function openNote(config: Pick<Config, 'host' | 'appOrigin'>): string[] {
  if (config.appOrigin !== undefined || LOOPBACK.includes(config.host)) return [];
  return ['Others reach it only to look: set APP_ORIGIN to the address in their browsers so that they can write too.'];
}
