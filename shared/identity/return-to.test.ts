import { describe, expect, it } from 'vitest';
import { safeReturnTo, withBillingCycle } from './return-to.ts';

describe('the page after signing in', () => {
  it.each([
    '/',
    '/proposal-tool',
    '/proposal-tool?draftId=3f1c&x=1#top',
    '/account?tab=subscription',
    '/account/',
    '/checkout?billingCycle=yearly',
    '/authors',
    '/apiary',
    '/a%20b',
    '/caf%C3%A9',
    '/search?q=100%25',
    '/proposal-tool?from=https://elsewhere.example/a//b',
    `/${'a'.repeat(1999)}`,
  ])('%s is a page of this site', (value) => {
    expect(safeReturnTo(value)).toBe(value);
  });

  it.each([
    ['another host', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['slashes and backslashes by turns', '\\/\\/evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme', 'https://evil.example'],
    ['our name as the user of another host', 'https://ours@evil.example'],
    ['encoded slashes', '/%2f%2fevil.example'],
    ['one encoded slash', '/%2Fevil.example'],
    ['slashes encoded twice', '/%252f%252fevil.example'],
    ['slashes encoded three times', '/%25252fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a tab between the slashes of a host', '/\t//evil.example'],
    ['a line break', '/\n/evil.example'],
    ['NUL', '/\u0000evil'],
    ['a line separator', '/\u2028evil'],
    ['a script', 'javascript:alert(1)'],
    ['a script with a tab', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['up and out to another host', '/..//evil.example'],
    ['up, encoded', '/%2e%2e//evil.example'],
    ['up to the sign-in page', '/account/../auth'],
    ['here and there', '/.//evil.example'],
    ['an empty step further on', '/account//evil.example'],
    ['an encoded header', '%0d%0aset-cookie:a=b'],
    ['an encoded header behind a slash', '/%0d%0aset-cookie:a=b'],
    ['an encoded header in the query', '/account?tab=%0d%0aset-cookie:a=b'],
    ['a backslash in the hash', '/account#%5c'],
    ['8 KB', `/${'a'.repeat(8192)}`],
    ['one character too long', `/${'a'.repeat(2000)}`],
    ['a malformed escape', '/100%'],
    ['half a character', '/%D8'],
    ['a relative path', 'account'],
    ['a space before', ' /account'],
    ['nothing', ''],
    ['the sign-in page itself', '/auth'],
    ['the sign-in page in capitals', '/AUTH?tab=register'],
    ['a page of the Google window', '/auth/finished'],
    ['the sign-in page, encoded', '/%61uth'],
    ['an address of the API', '/api/logout'],
    ['the API itself', '/api'],
    ['an array', ['/account']],
    ['an object', { toString: () => '/account' }],
    ['null', null],
    ['undefined', undefined],
    ['a number', 7],
  ])('%s leads to the proposal tool instead', (_what, value) => {
    expect(safeReturnTo(value)).toBe('/proposal-tool');
  });
});

describe('the billing cycle', () => {
  it.each([
    ['/checkout', 'yearly', '/checkout?billingCycle=yearly'],
    ['/checkout', 'monthly', '/checkout?billingCycle=monthly'],
    ['/checkout?coupon=tea', 'yearly', '/checkout?coupon=tea&billingCycle=yearly'],
    ['/checkout#top', 'yearly', '/checkout?billingCycle=yearly#top'],
    ['/checkout?billingCycle=monthly', 'yearly', '/checkout?billingCycle=monthly'],
    ['/checkout', 'weekly', '/checkout'],
    ['/checkout', 'yearly&x=1', '/checkout'],
    ['/checkout', null, '/checkout'],
    ['/checkout', ['yearly'], '/checkout'],
    ['/checkout/success', 'yearly', '/checkout/success'],
    ['/account', 'yearly', '/account'],
  ])('%s with %s is %s', (returnTo, cycle, expected) => {
    expect(withBillingCycle(returnTo, cycle)).toBe(expected);
  });
});
