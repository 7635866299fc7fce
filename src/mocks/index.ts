/** Mocks of the contract for tests, Storybook and other projects: see openapi/README.md. */
export * from '../api/generated/factories.ts';
export { brokenRule, refusal, success } from './responses.ts';
export { fail, refuse, respond, slow, type MockRequest, type OperationId } from './calls.ts';
export { handlers } from './handlers.ts';
export { pageOf } from './page-of.ts';
export { PERSONAS } from './personas.ts';
export { scenario, SCENARIOS, type Scenario, type ScenarioName } from './scenarios/scenarios.ts';
export { createStatefulServer, type StatefulServer } from './stateful-server.ts';
