import { SITE } from '#shared/site/config.ts';
import { type Config, isLoopback } from './config.ts';
import type { Listening } from './http/listen.ts';
import { localOrigin } from './http/own-origin.ts';

/** What a person who has just started the app wants to know: where it is, what it runs on, and what only stands in. */
export function startTable(
  config: Pick<Config, 'host' | 'appOrigin' | 'firebase' | 'google' | 'paddle' | 'llm'>,
  listening: Listening,
  database: { where: string; notes: readonly string[] },
  mail: string,
  standIns: readonly string[],
): string {
  const rows = [
    ['Address', addressOf(config, listening)],
    ['Database', database.where],
    ['Writer', writerOf(config)],
    ['Identity', identityOf(config)],
    ['Billing', billingOf(config)],
    ['Mail', mail],
    ['Stand-ins', standIns.join(', ') || 'none'],
  ];
  const taken = listening.instead ? [`Port ${listening.instead} is taken, so this is the next free one.`] : [];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(10)} ${value}`);
  const notes = [...taken, ...openNote(config), ...database.notes].map((note) => `  ${note}`);
  return ['', `  ${SITE.name} is ready`, '', ...lines, ...(notes.length > 0 ? ['', ...notes] : []), '', ''].join('\n');
}

function writerOf({ llm }: Pick<Config, 'llm'>): string {
  if (!llm) return 'built-in composer, no network';
  const where = llm.baseUrl === undefined ? llm.provider : new URL(llm.baseUrl).host;
  return `${llm.model} at ${where}, and the built-in composer where it fails`;
}

function identityOf({ firebase, google }: Pick<Config, 'firebase' | 'google'>): string {
  if (!firebase) return google ? 'embedded accounts, and Google' : 'embedded accounts';
  const { projectId, emulatorOrigin } = firebase;
  return `Firebase project ${projectId}${emulatorOrigin === null ? '' : ` at the emulator ${emulatorOrigin}`}`;
}

function billingOf({ paddle }: Pick<Config, 'paddle'>): string {
  if (!paddle) return 'payments are not open: no settings of Paddle';
  if (paddle.environment === 'live') return 'Paddle';
  return paddle.environment === 'sandbox' ? 'Paddle sandbox, in test mode' : 'test mode, nobody is charged';
}

function addressOf(config: Pick<Config, 'host' | 'appOrigin'>, { port }: Listening): string {
  const local = localOrigin(config.host, port);
  return config.appOrigin ? `${config.appOrigin} (here ${local})` : local;
}

function openNote(config: Pick<Config, 'host' | 'appOrigin'>): string[] {
  if (config.appOrigin !== undefined || isLoopback(config.host)) return [];
  return ['Others reach it only to look: set APP_ORIGIN to the address in their browsers so that they can write too.'];
}
