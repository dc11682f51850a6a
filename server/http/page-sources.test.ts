import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { FIREBASE_SETTINGS as FIREBASE } from '../testing/fake-firebase.ts';
import { LIVE, SANDBOX } from '../testing/paddle-settings.ts';
import { pageSourcesOf } from './page-sources.ts';
import { pagePolicy, permissions } from './security-headers.ts';

function policyOf(env: Record<string, string>): Record<string, string> {
  const policy = pagePolicy(pageSourcesOf(readConfig(env)), undefined, 'nonce');
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
}

describe('the content policy', () => {
  it('lets nothing in from elsewhere where accounts are our own', () => {
    const policy = policyOf({});
    expect(policy).toMatchObject({ 'script-src': "'self'", 'connect-src': "'self'", 'img-src': "'self'" });
    expect(policy).not.toHaveProperty('frame-src');
  });

  it('lets no other site frame a page, send its forms or move its base', () => {
    expect(policyOf(LIVE)).toMatchObject({
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
    });
  });

  it("lets in Google's scripts, the project's frame and Firebase's calls where Firebase is used, and nothing inline", () => {
    const policy = policyOf(FIREBASE);
    expect(policy['script-src']).toBe(
      "'self' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(policy['frame-src']).toContain('https://bidwright-test.firebaseapp.com');
    expect(policy['connect-src']).toContain(
      'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    );
    expect(policy['img-src']).toBe("'self' https://lh3.googleusercontent.com");
    expect(policy['trusted-types']).toBe('default ProseMirrorClipboard gapi#gapi goog#html');
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  it('lets in the emulator in place of the project', () => {
    const policy = policyOf({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
    expect(policy['frame-src']).toContain('http://127.0.0.1:9099');
    expect(policy['frame-src']).not.toContain('firebaseapp.com');
    expect(policy['connect-src']).toContain('http://127.0.0.1:9099');
  });

  it.each([
    ['live', LIVE, ''],
    ['the sandbox', SANDBOX, 'sandbox-'],
  ])('lets in the checkout of %s where people pay there, and not that of the other', (_what, env, its) => {
    const policy = policyOf(env);
    expect(policy['script-src']).toBe("'self' https://cdn.paddle.com/paddle/");
    expect(policy['style-src']).toBe(`'self' 'nonce-nonce' https://${its}cdn.paddle.com`);
    expect(policy['frame-src']).toBe(`https://${its}buy.paddle.com https://${its}cdn.paddle.com`);
    expect(policy['connect-src']).toBe(
      `'self' https://${its}create-checkout.paddle.com https://${its}checkout-service.paddle.com https://${its}buy.paddle.com`,
    );
    expect(policy['img-src']).toBe(`'self' https://${its}cdn.paddle.com`);
    expect(policy['require-trusted-types-for']).toBe("'script'");
    expect(policy['trusted-types']).toBe('default ProseMirrorClipboard');
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
  });

  it('allows the script and the frame of the Paddle emulator, and nothing else of it', () => {
    const emulator = { ...SANDBOX, BILLING_MODE: 'standin', PADDLE_API_URL: 'http://127.0.0.1:4001' };
    const policy = policyOf(emulator);
    expect(policy['script-src']).toBe("'self' http://127.0.0.1:4001/paddle.js");
    expect(policy['frame-src']).toBe('http://127.0.0.1:4001');
    expect(policy).toMatchObject({ 'connect-src': "'self'", 'img-src': "'self'", 'style-src': "'self' 'nonce-nonce'" });
    expect(JSON.stringify(policy)).not.toContain('paddle.com');
  });

  it("allows Google's script and its reports where visits are counted, and nothing inline", () => {
    const policy = policyOf({ GA_MEASUREMENT_ID: 'G-1A2B3C4D5E' });
    expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com/gtag/");
    expect(policy['connect-src']).toBe(
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
    );
    expect(policy['trusted-types']).toBe('default ProseMirrorClipboard visits goog#html');
    expect(policy['img-src']).toBe("'self'");
    expect(policyOf({ GA_MEASUREMENT_ID: 'G-1A2B3C4D5E', ...FIREBASE })['trusted-types']).toBe(
      'default ProseMirrorClipboard gapi#gapi goog#html visits',
    );
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(JSON.stringify(policyOf({ ...FIREBASE, ...LIVE }))).not.toMatch(/analytics|tagmanager/);
  });

  it('lets in both who people sign in by and who they pay', () => {
    const policy = policyOf({ ...FIREBASE, ...LIVE });
    expect(policy['frame-src']).toContain('https://bidwright-test.firebaseapp.com');
    expect(policy['frame-src']).toContain('https://buy.paddle.com');
    expect(policy['script-src']).toContain('https://apis.google.com');
  });
});

describe("the browser's ways to pay", () => {
  const permissionsOf = (env: Record<string, string>) => permissions(pageSourcesOf(readConfig(env)));

  it('are empty where nothing is sold, or sold by the emulator', () => {
    expect(permissionsOf({})).toContain('payment=()');
    expect(permissionsOf(FIREBASE)).toContain('payment=()');
  });

  it.each([
    ['live', LIVE, 'https://buy.paddle.com'],
    ['the sandbox', SANDBOX, 'https://sandbox-buy.paddle.com'],
  ])("are for the provider's frame in %s, and the rest for nobody", (_world, env, frame) => {
    expect(permissionsOf(env)).toBe(
      `camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=(), payment=(self "${frame}")`,
    );
  });
});
