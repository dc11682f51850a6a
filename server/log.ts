import pino from 'pino';
import { z } from 'zod';
import { errorForLog } from './log-error.ts';

export type Log = pino.Logger;

// A second safeguard: a request or a body that is logged by mistake prints none of these.
const SECRET_NAMES = ['password', 'token', 'secret', 'cookie', 'authorization', 'set-cookie', 'idToken', 'apiKey'];
const TEXT_NAMES = [
  'jobTitle',
  'jobDescription',
  'description',
  'writingSamples',
  'skillsAndExperience',
  'aboutMeStatement',
  'headline',
  'portfolio',
  'plainText',
  'document',
  'formattedProposal',
  'text',
  'input',
  'answer',
  'brief',
  'body',
];

/**
 * The log of the process: one JSON line per entry, or one short line for people when `forPeople`. Use `log.child({
 * requestId })` for what belongs to a request. Errors go in as `{ err }`. Posts and proposals never go in.
 */
export function createLog(options: {
  level: string;
  forPeople: boolean;
  /** Each line names it, when this process is one of several workers. */
  worker?: number | undefined;
  /** Where lines go; standard output when absent. */
  write?: (line: string) => void;
}): Log {
  const write = options.write ?? ((line: string) => void process.stdout.write(line));
  return pino(
    {
      level: options.level,
      base: options.worker === undefined ? null : { worker: options.worker },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
      redact: { paths: [...SECRET_NAMES, ...TEXT_NAMES].flatMap(everyDepth), censor: '[redacted]' },
    },
    { write: (line) => write(options.forPeople ? lineForPeople(line) : line) },
  );
}

/** A log that says nothing, for tests. */
export const silentLog: Log = pino({ level: 'silent' });

const entry = z.looseObject({ time: z.string(), level: z.string(), msg: z.string().optional() });

function everyDepth(name: string): string[] {
  const key = `["${name}"]`;
  return [key, `*${key}`, `*.*${key}`, `*.*.*${key}`];
}

function lineForPeople(json: string): string {
  const { time, level, msg = '', err, ...rest } = entry.parse(JSON.parse(json));
  const clock = time.slice(11, 19);
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${clock} ${level.padEnd(5)} ${msg}${details.join('')}${err ? ` ${JSON.stringify(err)}` : ''}\n`;
}
