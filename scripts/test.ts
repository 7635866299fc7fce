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

/**
 * What `npm test` runs. Units leave a part of a core to the build, to the demo's content, and to what
 * weighs the build, which waits for the browser most of the time.
 */
const daily = (demo: DemoData): Steps => [
  { name: 'browser', run: ['node', 'scripts/find-chromium.ts'] },
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
  { name: 'e2e', run: ['playwright', 'test', '--project=daily'], env: demo },
];

/** Files of browser tests that ask more of the site with `EVERY_VIEW`. */
const EVERY_VIEW = [
  ...['walk.spec.ts', 'mobile.spec.ts', 'mobile-account', 'mobile-activity', 'mobile-check-in'],
  ...['mobile-redirect.spec.ts', 'mobile-signup', 'offline-', 'admin-settings'],
] as const;

/** What takes long and rarely breaks, beside `npm test`. */
const further = (demo: DemoData): readonly Step[] => [
  vitest('unit, further', 'unit-further'),
  vitest('server, further', 'server-further'),
  {
    name: 'e2e, further',
    run: ['playwright', 'test', '--project=further'],
    env: { ...demo, E2E_REPORT: 'e2e-further' },
  },
  {
    name: 'every page in every view, every phone',
    run: ['playwright', 'test', '--project=daily', ...EVERY_VIEW],
    env: { ...demo, EVERY_VIEW: '1', E2E_REPORT: 'e2e-every-view' },
  },
  {
    name: 'WebKit and Firefox, every view',
    run: ['npm', 'run', '--silent', 'test:browsers'],
    env: { ...demo, EVERY_VIEW: '1' },
  },
];

await runCommand('npm test, or npm run test:all', async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const demo = { DEMO_DATA: join(makeTempFolder(), 'data') };
  await runSteps([...daily(demo), ...(values.all ? further(demo) : [])]);
});
