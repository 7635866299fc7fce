import { expect, it } from 'vitest';
import { fairQueue } from '../../server/files/uploads/fair-queue.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('another account waits for at most one queued task of the first account', async () => {
  const inTurn = fairQueue();
  const done: string[] = [];
  const add = (account: string, name: string) =>
    inTurn(account, async () => {
      await nextTurn();
      done.push(name);
    });
  const many = Array.from({ length: 100 }, (_, at) => add('one', `one ${String(at)}`));
  await nextTurn();
  const before = done.length;
  await add('two', 'two');
  // The running task and one more of the first account may precede.
  expect(done.indexOf('two')).toBeLessThanOrEqual(before + 2);
  await Promise.all(many);
  const own = done.filter((name) => name !== 'two');
  expect(own).toEqual(Array.from({ length: 100 }, (_, at) => `one ${String(at)}`));
});

it('runs one task at a time and continues after a failure', async () => {
  const inTurn = fairQueue();
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await nextTurn();
    running -= 1;
    return 'done';
  };
  const failing = inTurn('one', () => Promise.reject(new Error('unreadable')));
  const results = ['one', 'two', 'three', 'one'].map((key) => inTurn(key, work));
  await expect(failing).rejects.toThrow('unreadable');
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done']);
  expect(await inTurn('later', work)).toBe('done');
});
