import { expect, it } from 'vitest';
import { demoContent } from '../../server/demo/content.ts';

it('seeds identity numbers only for editions that have not ended', () => {
  const { editions, entries } = demoContent(new Date('2026-11-28T12:00:00+08:00'));
  const withNumber = new Set(
    entries.filter(({ team }) => team.identity !== undefined).map(({ matchId }) => matchId),
  );
  const open = editions.filter(({ status }) => status !== 'finished').map(({ id }) => id);
  expect([...withNumber]).toEqual(open);
});
