import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createMockServer } from '../src/mocks/http-server.ts';
import { PERSONAS } from '../src/mocks/personas.ts';
import { scenarioNames, type ScenarioName } from '../src/mocks/scenarios/scenarios.ts';
import { runCommand } from './support/command-line.ts';
import { ToolFailure, UsageFailure } from './support/tool-failure.ts';

/** Name of this command; compiled, it is a command of the released package. */
const COMMAND = import.meta.filename.endsWith('.ts')
  ? 'npm run contract:mock --'
  : 'npx contract-mock';

function portOf(given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageFailure(`--port must be a number from 0 to 65535, not "${given}".`);
}

function namesOf(given: string): ScenarioName[] {
  try {
    return scenarioNames(given);
  } catch (error) {
    throw new UsageFailure((error as RangeError).message);
  }
}

await runCommand(`${COMMAND} [--port <number>] [--scenario <name>[,<name> …]]`, async () => {
  const { port, scenario } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      scenario: { type: 'string', default: 'anonymous,stateful' },
    },
  }).values;
  const server = createMockServer(...namesOf(scenario)).listen(portOf(port), '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    throw new ToolFailure(`Port ${port} can't be used: ${(error as Error).message}.`);
  });
  const address = server.address();
  const used = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Listening on http://127.0.0.1:${used}/api (${scenario}); press Ctrl+C to stop.`);
  for (const [name, { user, password, token }] of Object.entries(PERSONAS))
    console.log(`  ${name}: ${user.phone} / ${password}, header token: ${token}`);
});
