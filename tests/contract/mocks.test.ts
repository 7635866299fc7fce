import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockServer } from '@/mocks/node';
import {
  SCENARIOS,
  type Scenario,
  type ScenarioName,
  scenarioIn,
} from '@/mocks/scenarios/scenarios';
import { operations } from '../support/contract';
import { callOperation } from './support/client';
import { page, watchFailures } from './support/failure-effects';

watchFailures();

function useScenario(name: ScenarioName): void {
  const scenario: Scenario = SCENARIOS[name];
  page.token = scenario.session?.token;
  mockServer.use(...scenario.handlers);
}

describe('the generated handlers', () => {
  it.each(operations)('answer $id as its validator wants it', async (operation) => {
    await expect(callOperation(operation)).resolves.toBeDefined();
    expect(page.toast).not.toHaveBeenCalled();
  });
});

describe('a scenario', () => {
  it.each(Object.keys(SCENARIOS) as ScenarioName[])(
    '%s breaks the contract nowhere',
    async (name) => {
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
    },
  );

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

  it.each(Object.keys(SCENARIOS) as ScenarioName[])('%s leaves the sources alone', async (name) => {
    const { handlers }: Scenario = SCENARIOS[name];
    const request = new Request('http://127.0.0.1:5173/src/api/request.ts');
    expect(await getResponse(handlers, request)).toBeUndefined();
  });

  it('is the same each time', async () => {
    const once = async () => {
      useScenario('administrator');
      const responses = await Promise.all(operations.map((one) => callOperation(one)));
      return responses.map((response) => (response instanceof Blob ? response.type : response));
    };
    expect(await once()).toEqual(await once());
  });

  it.each([
    ['http://x/?scenario=judge#/home', 'judge'],
    ['http://x/#/home?scenario=empty', 'empty'],
    ['http://x/?scenario=nobody#/', undefined],
    ['http://x/#/home', undefined],
  ])('is named by %s: %s', (address, name) => {
    expect(scenarioIn(address)).toBe(name);
  });

  it('reports an unknown scenario by name, with the known ones', () => {
    const messages: string[] = [];
    scenarioIn('http://x/?scenario=emptySite#/home', (message) => messages.push(message));
    scenarioIn('http://x/?scenario=empty#/home', (message) => messages.push(message));
    expect(messages).toEqual([expect.stringMatching(/no scenario "emptySite", but .*empty, slow/)]);
  });
});
