import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureTransport } from '@/api/request-context';
import { operations } from '../support/contract';
import { startPrism, type Prism } from '../support/prism';
import { callOperation } from './support/client';

// Exports are saved as files, which only a browser can do.
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }));

let prism: Prism;
const network = globalThis.fetch;

beforeAll(async () => {
  prism = await startPrism();
  configureTransport({ token: () => 'x'.repeat(32), language: () => 'en-US' });
}, 60_000);
afterAll(() => prism.stop());

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const body = request.body === null ? null : await request.arrayBuffer();
    const { method, headers } = request;
    return network(prism.addressOf(request.url), { method, headers, body });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a generic mock server', () => {
  it.each(operations)('returns a valid response for $id', async (operation) => {
    await expect(callOperation(operation)).resolves.toBeDefined();
  });
});
