import { describe, expect, it } from 'vitest';
import { deviceName, shortAddress } from './client-info.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15`, 'Safari on macOS'],
    [`${PHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    ['', 'Unknown device'],
    ['   ', 'Unknown device'],
    ['curl/8.5.0', 'Unknown device'],
    ['Your account is closed, call 555/1.0 (now)', 'Unknown device'],
    ['<script>alert(1)</script>/1 (x)', 'Unknown device'],
    ['Mozilla/5.0 '.repeat(10_000), 'Unknown device'],
  ])('is named by what we know, not by what it says: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown'],
  ])('%s is stored as its network %s', (address, network) => {
    expect(shortAddress(address)).toBe(network);
  });
});
