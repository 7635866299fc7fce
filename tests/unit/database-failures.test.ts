import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { watchOutages } from '../../server/database/outage.ts';
import { unavailableCause } from '../../server/database/unavailable.ts';

/** Returns a database error with a SQLSTATE, as wrapped by Drizzle. */
const thrown = (code: string) =>
  new DrizzleQueryError('insert', [], Object.assign(new Error('no'), { code }));

it.each([
  ['a full disk', '53100', 'full'],
  ['an I/O error', '58030', 'full'],
  ['a constraint violation', '23505', undefined],
])('the embedded database classifies %s', (_, code, kind) => {
  expect(unavailableCause(thrown(code))?.kind).toBe(kind);
});

it.each([
  ['a lost connection', '57P01', true],
  ['a full disk', '53100', false],
  ['a statement timeout', '57014', false],
])('PostgreSQL reports an outage only after a lost connection: %s', (_, code, isOutage) => {
  const heard: unknown[] = [];
  const watch = watchOutages();
  watch.listen((reason) => heard.push(reason));
  const failure = watch.recordFailure(Object.assign(new Error('no'), { code }));
  expect(failure?.losesConnection).toBe(isOutage);
  expect(heard).toEqual(isOutage ? [code] : []);
});
