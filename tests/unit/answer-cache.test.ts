import { expect, it } from 'vitest';
import { answerCache } from '../../server/contract/answer-cache.ts';

const now = () => new Date('2026-11-01T00:00:00Z');

it('does not keep an answer that was made before a change', () => {
  const cache = answerCache({ now });
  const made = { seconds: 60, generation: cache.generation() };
  cache.clear();
  cache.put('menu', 'before the change', made);
  expect(cache.get('menu')).toBeUndefined();
  cache.put('menu', 'after it', { seconds: 60, generation: cache.generation() });
  expect(cache.get('menu')).toBeDefined();
});

it('forgets what another process has changed, and announces its own changes only', () => {
  let announced = 0;
  let hear = (): void => undefined;
  const changes = {
    announce: () => {
      announced += 1;
    },
    onChange: (listener: () => void) => {
      hear = listener;
    },
  };
  const cache = answerCache({ now, changes });
  cache.put('menu', 'kept', { seconds: 60, generation: cache.generation() });
  hear();
  expect(cache.get('menu')).toBeUndefined();
  expect(announced).toBe(0);
  cache.clear();
  expect(announced).toBe(1);
});
