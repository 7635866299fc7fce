/** Test files that `npm test` leaves to `npm run test:all`, each with the reason. */

/** Of `tests/e2e`. */
export const FURTHER_E2E: Readonly<Record<string, string>> = {};

/** Of `tests/server`. */
export const FURTHER_SERVER: Readonly<Record<string, string>> = {};
