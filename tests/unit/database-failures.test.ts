import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { watchOutages } from '../../server/database/outage.ts';
import { unavailableCause } from '../../server/database/unavailable.ts';

/** What a database throws with a SQLSTATE, as Drizzle passes it on. */
const thrown = (code: string) =>
  new DrizzleQueryError('insert', [], Object.assign(new Error('no'), { code }));

it.each([
  ['a full disk', '53100', 'full'],
  ['a broken disk', '58030', 'full'],
  ['a broken rule', '23505', undefined],
])('recognises of the embedded database: %s', (_, code, kind) => {
  expect(unavailableCause(thrown(code))?.kind).toBe(kind);
});

it.each([
  ['a lost connection', '57P01', true],
  ['a full disk', '53100', false],
  ['a statement that took too long', '57014', false],
])('reports of PostgreSQL whether it is an outage: %s', (_, code, isOutage) => {
  const heard: unknown[] = [];
  const watch = watchOutages();
  watch.listen((reason) => heard.push(reason));
  const failure = watch.recordFailure(Object.assign(new Error('no'), { code }));
  expect(failure?.losesConnection).toBe(isOutage);
  expect(heard).toEqual(isOutage ? [code] : []);
});
