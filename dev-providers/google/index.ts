import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/body.ts';
import { listen } from '../http/listen.ts';
import { type Control, createControl } from './control.ts';
import { chooserPage, type Page } from './pages.ts';
import { ANNAS_PICTURE, type Person, personWith, READY_PEOPLE } from './people.ts';
import { createProvider } from './provider.ts';

export { isProviderInstalled } from './provider.ts';

type Provider = Awaited<ReturnType<typeof createProvider>>;

export interface GoogleEmulator {
  /** Also the address of its pages: `http://127.0.0.1:<port>`. */
  readonly issuer: string;
  /** New at each start, so that only the process that started it can be its client. */
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

/**
 * An OpenID provider on a free port of this machine, with fictional accounts. The provider itself is loaded at the first
 * request.
 */
export async function startGoogleEmulator(): Promise<GoogleEmulator> {
  const clientId = 'bidwright-on-this-machine';
  const clientSecret = randomBytes(32).toString('base64url');
  const { server, url: issuer } = await listen('127.0.0.1');
  const typed = new Map<string, Person>();
  const control = createControl();
  let provider: Promise<Provider> | undefined;
  const open = () => {
    const find = (sub: string) => READY_PEOPLE.find((person) => person.sub === sub) ?? typed.get(sub);
    provider ??= createProvider({ issuer, clientId, clientSecret, find, claims: control.claims });
    return provider;
  };
  server.on('request', (request, response) => {
    answer({ issuer, control, open, typed }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'text/plain' });
      response.end('This request is not understood.');
    });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Emulator {
  readonly issuer: string;
  readonly control: Control;
  readonly open: () => Promise<Provider>;
  readonly typed: Map<string, Person>;
}

async function answer(own: Emulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', own.issuer);
  // Refuses other host names, against DNS rebinding.
  if (request.headers.host !== new URL(own.issuer).host) return void response.writeHead(421).end();
  const order = /^\/__control\/([a-z]+)$/.exec(pathname)?.[1];
  if (order !== undefined && request.method === 'POST') return own.control.obey(request, response, order);
  if (await own.control.disturb(request, response, pathname)) return;
  if (pathname === '/pictures/anna.svg')
    return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(ANNAS_PICTURE);
  const provider = await own.open();
  if (!pathname.startsWith('/interaction/')) return provider.callback()(request, response);
  if (request.method === 'POST') return choose(own, provider, request, response);
  await provider.interactionDetails(request, response);
  sendPage(response, 200, chooserPage(pathname));
}

/** The answer of the chooser: a ready account, a typed one, or a cancellation. */
async function choose(
  own: Emulator,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  const leave = { error: 'access_denied', error_description: 'Nobody was chosen.' };
  if (form.has('cancel')) return provider.interactionFinished(request, response, leave);
  const person = READY_PEOPLE.find(({ sub }) => sub === form.get('person')) ?? typedIn(form);
  if (!person) return sendPage(response, 422, chooserPage(request.url ?? '/', 'That is no email address.'));
  own.typed.set(person.sub, person);
  const chosen = { select_account: {}, login: { accountId: person.sub, remember: false } };
  return provider.interactionFinished(request, response, chosen, { mergeWithLastSubmission: false });
}

function typedIn(form: URLSearchParams): Person | undefined {
  const email = form.get('email') ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return undefined;
  return personWith({ email, name: form.get('name') ?? '', emailVerified: form.has('verified') });
}

function sendPage(response: ServerResponse, status: number, { html, policy }: Page): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(html);
}
