import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { signUpActivity } from '@/api/generated/activity/activity';
import { listNews } from '@/api/generated/news/news';
import { listStaffActivities } from '@/api/generated/staff-activity/staff-activity';
import { mockServer } from '@/mocks/node';
import { SCENARIOS, scenario, type ScenarioName, scenariosIn } from '@/mocks/scenarios/scenarios';
import { operations } from '../support/contract';
import { callOperation } from './support/client';
import { page, watchFailures } from './support/failure-effects';

watchFailures();

function useScenario(...names: ScenarioName[]): void {
  const { handlers, session } = scenario(...names);
  page.token = session?.token;
  mockServer.use(...handlers);
}

describe('the generated handlers', () => {
  it.each(operations)('return a valid response for $id', async (operation) => {
    await expect(callOperation(operation)).resolves.toBeDefined();
    expect(page.toast).not.toHaveBeenCalled();
  });
});

describe('a scenario', () => {
  it.each(SCENARIOS)('%s conforms to the contract', async (name) => {
    if (name === 'slow') return;
    for (const operation of operations) {
      useScenario(name);
      const outcome: unknown = await callOperation(operation).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome, operation.id).toMatchObject({ name: 'ApiFailure' });
        expect(outcome, operation.id).not.toMatchObject({ kind: 'ContractViolation' });
      }
      mockServer.resetHandlers();
    }
  });

  it.each([
    ['anonymous', 'user', 'SessionExpired'],
    ['competitor', 'user', undefined],
    ['judge', 'staff', 'Forbidden'],
    ['administrator', 'staff', undefined],
    ['expired', 'user', 'SessionExpired'],
    ['expired', 'anonymous', undefined],
    ['failing', 'anonymous', 'TransportFault'],
  ] as const)('%s lets %s operations end with %s', async (name, access, kind) => {
    const known = ['login', 'loginByPhone', 'getCurrentUser'];
    const those = operations.filter((one) => one.access === access && !known.includes(one.id));
    for (const operation of those) {
      useScenario(name);
      const outcome: unknown = await callOperation(operation).catch((error: unknown) => error);
      if (kind === undefined) expect(outcome, operation.id).not.toBeInstanceOf(Error);
      else expect(outcome, operation.id).toMatchObject({ kind });
      mockServer.resetHandlers();
    }
  });

  it.each(SCENARIOS)('%s does not change the examples', async (name) => {
    const { handlers } = scenario(name);
    const request = new Request('http://127.0.0.1:5173/src/api/request.ts');
    expect(await getResponse(handlers, request)).toBeUndefined();
  });

  it('returns the same responses each time', async () => {
    const once = async () => {
      useScenario('administrator');
      const responses = await Promise.all(operations.map((one) => callOperation(one)));
      return responses.map((response) => (response instanceof Blob ? response.type : response));
    };
    expect(await once()).toEqual(await once());
  });

  it.each([
    ['http://x/?scenario=judge#/home', ['judge']],
    ['http://x/#/home?scenario=empty', ['empty']],
    ['http://x/?scenario=administrator,slow', ['administrator', 'slow']],
    ['http://x/#/home', undefined],
  ])('is named by %s: %s', (address, names) => {
    expect(scenariosIn(address)).toEqual(names);
  });

  it.each([
    ['slow,emptySite', /Unknown scenario "emptySite".*slow/],
    ['judge,administrator', /one user, not judge, administrator/],
  ])('reports the error in %s', (names, message) => {
    const report = vi.fn();
    expect(scenariosIn(`http://x/?scenario=${names}#/home`, report)).toBeUndefined();
    expect(report).toHaveBeenCalledWith(expect.stringMatching(message));
  });

  it('combines with others in any order', async () => {
    useScenario('stateful', 'administrator');
    await expect(signUpActivity({ activityId: 'activity-1' })).resolves.toMatchObject({
      status: 'signedUp',
    });
    await expect(listStaffActivities()).resolves.toBeDefined();
    mockServer.resetHandlers();
    useScenario('empty', 'failing');
    await expect(listNews()).rejects.toMatchObject({ kind: 'TransportFault' });
  });
});
