import { SITE } from '#shared/site/config.ts';
import { type Config, isLoopback } from './config.ts';
import { type Found, setupFault } from './features/proposals/index.ts';
import type { Listening } from './http/listen.ts';
import { localOrigin } from './http/own-host.ts';
import type { LocalModels } from './local-models.ts';

/** What the app has around it. */
interface Surroundings {
  readonly mail: string;
  readonly emulators: readonly string[];
  readonly models: Models;
}

/** What is known of language models by now. */
interface Models {
  /** What a look at the one in the settings found; undefined before it has come to its end. */
  readonly found: Found | undefined;
  /** Those on this machine that the settings do not name. */
  readonly local: readonly LocalModels[];
}

/** What a person who has just started the app wants to know: where it is, what it runs on, and which services are emulated. */
export function startTable(
  config: Pick<Config, 'host' | 'appOrigin' | 'workers' | 'firebase' | 'google' | 'paddle' | 'llm'>,
  listening: Listening,
  database: { where: string; notes: readonly string[] },
  { mail, emulators, models }: Surroundings,
): string {
  const rows = [
    ['Address', addressOf(config, listening)],
    ...(config.workers > 1 ? [['Workers', String(config.workers)]] : []),
    ['Database', database.where],
    ['Writer', writerOf(config, models)],
    ['Identity', identityOf(config)],
    ['Billing', billingOf(config)],
    ['Mail', mail],
    ['Emulators', emulators.join(', ') || 'none'],
  ];
  const taken = listening.instead ? [`Port ${listening.instead} is taken, so this is the next free one.`] : [];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(10)} ${value}`);
  const notes = [...taken, ...openNote(config), ...localNotes(models), ...database.notes].map((note) => `  ${note}`);
  return ['', `  ${SITE.name} is ready`, '', ...lines, ...(notes.length > 0 ? ['', ...notes] : []), '', ''].join('\n');
}

function writerOf({ llm }: Pick<Config, 'llm'>, { found }: Models): string {
  if (!llm) return 'built-in composer, no network';
  const fault = found && setupFault(llm, found);
  if (fault !== undefined) return `built-in composer. ${fault}`;
  const state = found ? 'ready' : 'being asked whether it is ready (the log will say)';
  return `${llm.model} at ${new URL(llm.baseUrl).host}, ${state}; the built-in composer where it fails`;
}

function localNotes({ local }: Models): string[] {
  return local.map(({ name, command }) => `${name} runs on this machine. To have it write: ${command}`);
}

function identityOf({ firebase, google }: Pick<Config, 'firebase' | 'google'>): string {
  if (!firebase) return google ? 'embedded accounts, and Google' : 'embedded accounts';
  const { projectId, emulatorOrigin } = firebase;
  return `Firebase project ${projectId}${emulatorOrigin === null ? '' : ` at the emulator ${emulatorOrigin}`}`;
}

function billingOf({ paddle }: Pick<Config, 'paddle'>): string {
  if (!paddle) return 'payments are not open: no settings of Paddle';
  if (paddle.environment === 'live') return 'Paddle';
  return paddle.environment === 'sandbox' ? 'Paddle sandbox, in test mode' : 'test mode, no one is charged';
}

function addressOf(config: Pick<Config, 'host' | 'appOrigin'>, { port }: Listening): string {
  const local = localOrigin(config.host, port);
  return config.appOrigin ? `${config.appOrigin} (here ${local})` : local;
}

function openNote(config: Pick<Config, 'host' | 'appOrigin'>): string[] {
  if (config.appOrigin !== undefined || isLoopback(config.host)) return [];
  return ['Others reach it only to look: set APP_ORIGIN to the address in their browsers so that they can write too.'];
}
