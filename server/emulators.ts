import { type Config, isLoopback } from './config.ts';
import { localOrigin } from './http/own-host.ts';
import { PADDLE_OFFER, paddleEnvOf, paddleSettingsOf, webhookUrlOf } from './paddle-emulator.ts';

/** Emulators of outside services on a fresh machine. */
export interface Emulators {
  /** The given settings, with those of what is in. */
  readonly config: Config;
  /** The same settings as environment variables, for another process of the app. */
  readonly env: Readonly<Record<string, string>>;
  /** For the start table: the emulated services and their addresses. */
  readonly list: readonly string[];
  /** The app listens now: emulators may send to it. */
  appListensOn(port: number): void;
  close(): Promise<void>;
}

type Emulator = { settings: Partial<Config>; where: string } & Pick<Emulators, 'env' | 'appListensOn' | 'close'>;

/**
 * Starts what was not set, so that every way in and every payment can be tried on a fresh machine: never in production, never for
 * an app that others reach, and Google not where the tools for development are not installed.
 */
export async function startEmulators(config: Config): Promise<Emulators> {
  const started: Emulator[] = [];
  const close = async () => {
    for (const emulator of started) await emulator.close();
  };
  try {
    for (const start of isForThisMachine(config) ? [startGoogle, startPaddle] : []) {
      const emulator = await start(config);
      if (emulator) started.push(emulator);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    config: started.reduce((all, { settings }) => ({ ...all, ...settings }), config),
    env: Object.fromEntries(started.flatMap(({ env }) => Object.entries(env))),
    list: started.map(({ where }) => where),
    appListensOn(port) {
      for (const emulator of started) emulator.appListensOn(port);
    },
    close,
  };
}

async function startGoogle(config: Config): Promise<Emulator | undefined> {
  if (config.google || config.firebase) return undefined;
  const { isProviderInstalled, startGoogleEmulator } = await import('#dev-providers/google/index.ts');
  if (!isProviderInstalled()) return undefined;
  const { issuer, clientId, clientSecret, close } = await startGoogleEmulator();
  const google = { issuer, clientId, clientSecret };
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer };
  return { settings: { google }, env, where: `Google at ${issuer}`, appListensOn: () => undefined, close };
}

async function startPaddle(config: Config): Promise<Emulator | undefined> {
  if (config.paddle) return undefined;
  const { startPaddleEmulator } = await import('#dev-providers/paddle/index.ts');
  const emulator = await startPaddleEmulator({ offer: PADDLE_OFFER });
  return {
    settings: { paddle: paddleSettingsOf(emulator) },
    env: paddleEnvOf(emulator),
    where: `Paddle at ${emulator.url}`,
    appListensOn: (port) => emulator.setWebhookUrl(webhookUrlOf(localOrigin(config.host, port))),
    close: emulator.close,
  };
}

function isForThisMachine({ environment, host, appOrigin }: Config): boolean {
  const isReachedHere = appOrigin === undefined || isLoopback(new URL(appOrigin).hostname);
  return environment !== 'production' && isLoopback(host) && isReachedHere;
}
