import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runSteps, type Step, type Steps } from './support/steps.ts';
import { makeTempFolder } from './support/temp-folder.ts';

// The tiers of the tests: `tests/README.md`.

/** Environment of the steps whose servers begin with a copy of the demo's data folder. */
interface DemoData extends Record<string, string> {
  DEMO_DATA: string;
}

const vitest = (name: string, project: string, env: Record<string, string> = {}): Step => ({
  name,
  run: ['vitest', 'run', `--project=${project}`],
  env,
});

/** What both tiers have before the browser tests, for which the site is built. */
const untilBuilt = (demo: DemoData): Steps => [
  { name: 'browser', run: ['node', 'scripts/find-chromium.ts'] },
  // Units leave a part of a core to the build, to the demo's content, and to what weighs the build, which
  // waits for the browser most of the time.
  [
    [vitest('unit', 'unit')],
    [
      { name: 'demo', run: ['node', 'tests/support/demo-data.ts', demo.DEMO_DATA] },
      { name: 'build', run: ['npm', 'run', '--silent', 'build'] },
      vitest('budgets', 'budgets', demo),
    ],
  ],
  vitest('pages', 'pages'),
  vitest('server', 'server'),
];

/** What `npm test` runs. */
const daily = (demo: DemoData): Steps => [
  ...untilBuilt(demo),
  { name: 'e2e', run: ['playwright', 'test', '--project=daily'], env: demo },
];

/** The same, and what takes long and rarely breaks. */
const all = (demo: DemoData): Steps => [
  ...untilBuilt(demo),
  // Each of them has files that take minutes, one after another.
  [[vitest('server, further', 'server-further')], [vitest('unit, further', 'unit-further')]],
  {
    name: 'e2e, further ones too, every view, every phone',
    run: ['playwright', 'test'],
    env: { ...demo, EVERY_VIEW: '1' },
  },
];

await runCommand('npm test, or npm run test:all', async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const demo = { DEMO_DATA: join(makeTempFolder(), 'data') };
  await runSteps(values.all ? all(demo) : daily(demo));
});
