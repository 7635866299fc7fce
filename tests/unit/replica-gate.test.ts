import { expect, it } from 'vitest';
import {
  logPosition,
  MAX_LAG_MILLISECONDS,
  ReplicaGate,
} from '../../server/database/replica-gate.ts';

/** Two servers, as far as the gate knows them. */
function servers() {
  const state = {
    written: 100n,
    replayed: 100n,
    primaryDown: false,
    unusable: undefined as string | undefined,
    now: 0,
    reasons: [] as (string | undefined)[],
  };
  const gate = new ReplicaGate({
    written: () =>
      state.primaryDown ? Promise.reject(new Error('down')) : Promise.resolve(state.written),
    report: () =>
      Promise.resolve({
        replayed: state.replayed,
        ...(state.unusable !== undefined && { unusable: state.unusable }),
      }),
    changed: (reason) => state.reasons.push(reason),
    now: () => state.now,
  });
  return { gate, state };
}

async function openServers() {
  const both = servers();
  await both.gate.look();
  expect(both.gate.allows('listNews')).toBe(true);
  return both;
}

it('reads positions of the log as numbers that are in its order', () => {
  const positions = ['0/FFFFFFFF', '1/0', 'A/1', '10/0'].map(logPosition);
  expect(positions).toEqual([0xffff_ffffn, 0x1_0000_0000n, 0xa_0000_0001n, 0x10_0000_0000n]);
});

it('lets nothing be read from a replica that lacks what was written before the start', async () => {
  const { gate, state } = servers();
  state.replayed = 99n;
  expect(gate.allows('listNews')).toBe(false);
  await gate.look();
  expect(gate.allows('listNews')).toBe(false);
  state.replayed = 100n;
  await gate.look();
  expect(gate.allows('listNews')).toBe(true);
  expect(state.reasons).toEqual([]);
});

it('closes what was changed, and nothing else, until the replica has the change', async () => {
  const { gate, state } = await openServers();
  state.written = 120n;
  gate.close(['listNews']);
  expect([gate.allows('listNews'), gate.allows('getMenu')]).toEqual([false, true]);
  state.replayed = 119n;
  await gate.look();
  expect(gate.allows('listNews')).toBe(false);
  state.replayed = 120n;
  await gate.look();
  expect(gate.allows('listNews')).toBe(true);
});

it('closes everything where it is not known what was changed', async () => {
  const { gate } = await openServers();
  gate.close();
  expect(gate.allows('getMenu')).toBe(false);
});

it('asks again for a change that comes while the primary is asked', async () => {
  const { gate, state } = await openServers();
  gate.close(['listNews']);
  const looking = gate.look();
  // After the question: its answer says nothing about this change.
  gate.close(['listNews']);
  state.written = 130n;
  await looking;
  expect(gate.allows('listNews')).toBe(false);
  state.replayed = 129n;
  await gate.look();
  expect(gate.allows('listNews')).toBe(false);
  state.replayed = 130n;
  await gate.look();
  expect(gate.allows('listNews')).toBe(true);
});

it('opens nothing while the primary does not say how far it is, and keeps open what is', async () => {
  const { gate, state } = await openServers();
  gate.close(['listNews']);
  state.primaryDown = true;
  state.now = 10 * MAX_LAG_MILLISECONDS;
  await gate.look();
  expect([gate.allows('listNews'), gate.allows('getMenu')]).toEqual([false, true]);
});

it('leaves a replica that failed, says why once, and returns when it has everything', async () => {
  const { gate, state } = await openServers();
  state.written = 150n;
  state.unusable = 'ECONNREFUSED';
  await gate.look();
  await gate.look();
  gate.fail('ECONNRESET');
  expect(gate.allows('getMenu')).toBe(false);
  expect(state.reasons).toEqual(['ECONNREFUSED']);
  state.unusable = undefined;
  await gate.look();
  expect(gate.allows('getMenu')).toBe(false);
  state.replayed = 150n;
  await gate.look();
  expect(gate.allows('getMenu')).toBe(true);
  expect(state.reasons).toEqual(['ECONNREFUSED', undefined]);
});

it('leaves a replica that is too far behind, though nothing was announced', async () => {
  const { gate, state } = await openServers();
  const second = 1000;
  // It is behind by less, all the time.
  for (let at = 0; at < 40; at += 1) {
    state.now += second;
    state.written += 10n;
    state.replayed = state.written - 80n;
    await gate.look();
    expect(gate.allows('getMenu')).toBe(true);
  }
  expect(gate.lagSeconds).toBe(8);
  state.written += 1n;
  for (let waited = 0; waited <= MAX_LAG_MILLISECONDS; waited += second) {
    state.now += second;
    await gate.look();
  }
  expect(gate.allows('getMenu')).toBe(false);
  expect(state.reasons).toEqual(['behind']);
  state.replayed = state.written;
  await gate.look();
  expect(gate.allows('getMenu')).toBe(true);
  expect(state.reasons).toEqual(['behind', undefined]);
});
