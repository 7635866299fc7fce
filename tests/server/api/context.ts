import type { TestApi } from '../support/test-api.ts';

export const HOUR = 3_600_000;
export const COMPETITOR = ['13800000001', 'Compete-2026'] as const;
const ADMINISTRATOR = ['13800000003', 'Admin-2026'] as const;

/** Versions of the demo's legal texts, accepted at registration. */
export const CONSENT = { privacy: 1, terms: 1 };

/** API under test, set before each group of tests. */
export let api: TestApi;

export function setApi(value: TestApi): void {
  api = value;
}

export function loginCompetitor(): Promise<string> {
  return api.login(...COMPETITOR);
}

export function loginAdministrator(): Promise<string> {
  return api.login(...ADMINISTRATOR);
}
