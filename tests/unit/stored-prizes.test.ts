import { expect, it } from 'vitest';
import { storedPrizes } from '../../server/competition/edition/prize-rules.ts';

const prize = (CN: string, id?: string) => ({
  ...(id !== undefined && { id }),
  name: { CN },
  amount: 1,
  count: 1,
});
const STORED = [prize('一等奖', 'first'), prize('二等奖', 'second')];

it.each([
  ['renamed', [prize('金奖', 'first'), prize('二等奖', 'second')], ['first', 'second']],
  ['moved', [prize('二等奖', 'second'), prize('一等奖', 'first')], ['second', 'first']],
  ['moved, without ids', [prize('二等奖'), prize('一等奖')], ['second', 'first']],
  ['renamed, without ids', [prize('金奖'), prize('二等奖')], ['first', 'second']],
  ['removed', [prize('二等奖', 'second')], ['second']],
])('prizes that were %s keep their ids', (_, written, ids) => {
  expect(storedPrizes(written, STORED).map(({ id }) => id)).toEqual(ids);
});

it('a new prize and a prize with a duplicate id receive new ids', () => {
  const written = [...STORED, prize('三等奖'), prize('四等奖', 'first')];
  const ids = storedPrizes(written, STORED).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['first', 'second']);
  expect(new Set(ids).size).toBe(4);
});
