import type { Config } from '../config.ts';
import { createGateway, ProviderRefused } from '../features/billing/index.ts';
import { emulatorHosts, GOOGLE_HOSTS } from '../features/identity/index.ts';
import { probeModel, setupFault } from '../features/proposals/index.ts';
import { fetchWithoutRedirect } from '../http/fetch-without-redirect.ts';
import { silentLog } from '../log.ts';
import { verifySmtp } from '../mail/index.ts';
import { type Finding, fault, ok } from './finding.ts';

const TIMEOUT_MS = 8_000;
/** The form of a payment's id; nobody has this one. */
const NO_TRANSACTION = 'txn_00000000000000000000000000';

/** Does the mail server take us, with our password? Sends nothing. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding[]> {
  if (smtpUrl === undefined) return [ok('Mail', 'into files (SMTP_URL is not set)')];
  const { where, failure } = await verifySmtp(smtpUrl);
  if (failure === undefined) return [ok('Mail', `${where} takes our mail`)];
  return [fault('Mail', `${where} does not take our mail (${failure}): check SMTP_URL`)];
}

/** Does the language model answer, with our key? May cost a few tokens. */
export async function checkModel({ llm }: Pick<Config, 'llm'>): Promise<Finding[]> {
  if (!llm) return [ok('Writer', 'the built-in composer, no network')];
  const wrong = setupFault(llm, await probeModel(llm));
  return [
    wrong === undefined
      ? ok('Writer', `${llm.model} at ${new URL(llm.baseUrl).host} is ready`)
      : fault('Writer', wrong),
  ];
}

/** Does Paddle take our key? Asks for a payment that does not exist. */
export async function checkPaddle({ paddle }: Pick<Config, 'paddle'>): Promise<Finding[]> {
  if (!paddle) return [ok('Payments', 'closed, or an emulator (BILLING_MODE is not set)')];
  const where = `Paddle (${paddle.environment}) at ${new URL(paddle.apiUrl).host}`;
  const gateway = createGateway(paddle, { log: silentLog, timeoutMs: TIMEOUT_MS });
  try {
    await gateway.getTransaction(NO_TRANSACTION);
    return [ok('Payments', `${where} takes our key`)];
  } catch (error) {
    const said =
      error instanceof ProviderRefused
        ? `refuses our key (${error.status} ${error.code}): check PADDLE_API_KEY`
        : 'does not answer: check the network';
    return [fault('Payments', `${where} ${said}`)];
  }
}

export async function checkGoogle({ google }: Pick<Config, 'google'>): Promise<Finding[]> {
  if (!google) return [];
  const { issuer } = google;
  const isThere = await answers(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  return [
    isThere
      ? ok('Google', `${issuer} answers`)
      : fault('Google', `${issuer} does not answer: check GOOGLE_ISSUER and the network`),
  ];
}

export async function checkFirebase({ firebase }: Pick<Config, 'firebase'>): Promise<Finding[]> {
  if (!firebase) return [];
  const { identity, keys } = firebase.emulatorOrigin === null ? GOOGLE_HOSTS : emulatorHosts(firebase.emulatorOrigin);
  const project = `${identity}/v1/projects?key=${encodeURIComponent(firebase.apiKey)}`;
  if (firebase.emulatorOrigin === null && !(await answers(keys)))
    return [fault('Firebase', `${new URL(keys).host} does not answer: check the network`)];
  if (!(await answers(firebase.emulatorOrigin ?? project)))
    return [
      fault('Firebase', `${new URL(identity).host} does not take the project: check FIREBASE_API_KEY and the network`),
    ];
  return [ok('Firebase', `${new URL(identity).host} answers for project ${firebase.projectId}`)];
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetchWithoutRedirect(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
