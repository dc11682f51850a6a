import { expect, it } from 'vitest';
import './probe.ts';

it('the AI SDK prints no warnings, which is set once, before any request', () => {
  expect(globalThis.AI_SDK_LOG_WARNINGS).toBe(false);
});
