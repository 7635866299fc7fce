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

/** What both tiers begin with, and what browser tests need: the demo's content and the site. */
const first = (demo: DemoData): Steps => [
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
];

/** What `npm test` runs. */
const daily = (demo: DemoData): Steps => [
  ...first(demo),
  vitest('server', 'server'),
  { name: 'e2e', run: ['playwright', 'test', '--project=daily'], env: demo },
];

/** The same, and what takes long and rarely breaks. */
const all = (demo: DemoData): Steps => [
  ...first(demo),
  // Both have files that take minutes and have a core for themselves.
  [
    [vitest('server', 'server'), vitest('server, further', 'server-further')],
    [vitest('unit, further', 'unit-further')],
  ],
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
