import { createHmac } from 'node:crypto';
import { Environment, Paddle } from '@paddle/paddle-node-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedBy, readSignature, secondsOff } from './webhook.ts';

const SECRET = 'pdl_ntfset_01hpvs6t3q0k7d_aBcDeFgH';
const OTHER = 'pdl_ntfset_01hpvs6t3q0k7d_somebody';
const NOW_S = 1_790_000_000;
const BODY = JSON.stringify({ event_id: 'evt_01hv8x29kz0t586xy6zn1a62ny', event_type: 'transaction.paid', data: {} });

const hashOf = (body: string | Uint8Array, secret = SECRET, ts: number | string = NOW_S) =>
  createHmac('sha256', secret).update(`${ts}:`).update(body).digest('hex');
const signedBy = (secret: string, ts = NOW_S) => `ts=${ts};h1=${hashOf(BODY, secret, ts)}`;
const isTaken = (header: string | undefined, more: { raw?: string | Buffer; secret?: string; nowMs?: number } = {}) => {
  const { raw = BODY, secret = SECRET, nowMs = NOW_S * 1000 } = more;
  const signature = readSignature(header);
  if (!signature || secondsOff(signature, nowMs) !== 0) return false;
  return isSignedBy(secret, signature, Buffer.from(raw));
};

describe('a webhook is accepted', () => {
  const rightHash = hashOf(BODY);
  const wrongHash = hashOf(BODY, OTHER);
  it.each([
    ['signed just now', `ts=${NOW_S};h1=${rightHash}`],
    ['with its parts the other way round', `h1=${rightHash};ts=${NOW_S}`],
    ['with spaces around its parts', ` ts=${NOW_S}; h1=${rightHash} `],
    ['signed by the new secret and the old one', `ts=${NOW_S};h1=${wrongHash};h1=${rightHash}`],
    ['signed by the old secret and the new one', `ts=${NOW_S};h1=${rightHash};h1=${wrongHash}`],
    ['with a scheme besides that we do not know', `ts=${NOW_S};h2=abc;h1=${rightHash}`],
  ])('%s', (_what, header) => expect(isTaken(header)).toBe(true));

  it.each([-5, -1, 0, 1, 5])('signed %i seconds from now', (seconds) => {
    expect(isTaken(signedBy(SECRET, NOW_S + seconds))).toBe(true);
  });

  it('with bytes that are no text', () => {
    const raw = Buffer.from([0xff, 0x00, 0xfe, 0x0a]);
    expect(isTaken(`ts=${NOW_S};h1=${hashOf(raw)}`, { raw })).toBe(true);
  });
});

describe('a webhook is refused', () => {
  const right = hashOf(BODY);
  it.each([
    ['without a signature', undefined],
    ['with an empty one', ''],
    ['with words', 'let me in'],
    ['without its moment', `h1=${right}`],
    ['without a hash', `ts=${NOW_S}`],
    ['with an empty hash', `ts=${NOW_S};h1=`],
    ['with half a hash', `ts=${NOW_S};h1=${right.slice(0, 32)}`],
    ['with a hash and more', `ts=${NOW_S};h1=${right}00`],
    ['with a hash that is none', `ts=${NOW_S};h1=${'z'.repeat(64)}`],
    ['with one letter of the hash changed', `ts=${NOW_S};h1=${right.replace(/.$/, (c) => (c === '0' ? '1' : '0'))}`],
    ['under another scheme', `ts=${NOW_S};h2=${right}`],
    ['by another secret', signedBy(OTHER)],
    ['by nobody, twice', `ts=${NOW_S};h1=${hashOf(BODY, OTHER)};h1=${hashOf(BODY, 'x')}`],
    ['with two moments', `ts=${NOW_S};ts=${NOW_S};h1=${right}`],
    ['with a moment of another shape', `ts=${NOW_S}.0;h1=${hashOf(BODY, SECRET, `${NOW_S}.0`)}`],
    ['with a moment before there was time', `ts=-${NOW_S};h1=${hashOf(BODY, SECRET, -NOW_S)}`],
    ['with a moment that is not a number', `ts=now;h1=${hashOf(BODY, SECRET, 'now')}`],
    ['with the moment of a later one', `ts=${NOW_S + 1};h1=${right}`],
    ['with more hashes than there can be secrets', `ts=${NOW_S}${`;h1=${right}`.repeat(11)}`],
    ['with a header that goes on and on', `ts=${NOW_S};h1=${right};${'x'.repeat(1_024)}`],
  ])('%s', (_what, header) => expect(isTaken(header)).toBe(false));

  it.each([-3_600, -6, 6, 3_600])('signed %i seconds from now', (seconds) => {
    expect(isTaken(signedBy(SECRET, NOW_S + seconds))).toBe(false);
  });

  it.each(['', ' '])('while no secret is set (%j), though it is signed by that', (secret) => {
    const header = `ts=${NOW_S};h1=${hashOf(BODY, secret)}`;
    expect(isTaken(header, { secret })).toBe(false);
  });

  it.each([
    ['written anew with the same meaning', JSON.stringify(JSON.parse(BODY), null, 1)],
    ['with one more byte', `${BODY}\n`],
    ['with one byte less', BODY.slice(0, -1)],
    ['empty', ''],
  ])('when its body arrives %s', (_what, raw) => expect(isTaken(signedBy(SECRET), { raw })).toBe(false));
});

describe('the provider’s own library agrees', () => {
  // The library reads the machine's clock, and is wrong about the future, the empty secret and two hashes: those are tested
  // here alone.
  const paddle = new Paddle('pdl_sdbx_apikey_x', { environment: Environment.sandbox });
  // The clock is frozen, so that a slow machine does not make a signature old.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW_S * 1000 }));
  afterEach(() => vi.useRealTimers());
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    ['signed just now', (ts: number) => `ts=${ts};h1=${hashOf(BODY, SECRET, ts)}`, true],
    ['signed by somebody else', (ts: number) => `ts=${ts};h1=${hashOf(BODY, OTHER, ts)}`, false],
    ['without a hash', (ts: number) => `ts=${ts};h1=`, false],
    ['signed an hour ago', (ts: number) => `ts=${ts - 3600};h1=${hashOf(BODY, SECRET, ts - 3600)}`, false],
  ])('on one %s', async (_what, headerAt, isGood) => {
    const header = headerAt(now());
    const theirs = await paddle.webhooks.isSignatureValid(BODY, SECRET, header).catch(() => false);
    expect([theirs, isTaken(header, { nowMs: Date.now() })]).toEqual([isGood, isGood]);
  });
});
