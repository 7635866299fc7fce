import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runSteps, type Step, type Steps } from './support/steps.ts';
import { requireTempFolder } from './support/temp-folder.ts';

// The tiers of the tests: `tests/README.md`.

const vitest = (name: string, project: string): Step => ({
  name,
  run: ['vitest', 'run', `--project=${project}`],
});

/**
 * What `npm test` runs. Units leave a part of a core to the build and to what weighs it, which waits
 * for the browser most of the time.
 */
const DAILY = [
  { name: 'browser', run: ['node', 'scripts/find-chromium.ts'] },
  [
    [vitest('unit', 'unit')],
    [{ name: 'build', run: ['npm', 'run', '--silent', 'build'] }, vitest('budgets', 'budgets')],
  ],
  vitest('pages', 'pages'),
  vitest('server', 'server'),
  { name: 'e2e', run: ['playwright', 'test', '--project=daily'] },
] satisfies Steps;

/** Files of browser tests that ask more of the site with `EVERY_VIEW`. */
const EVERY_VIEW = [
  ...['walk.spec.ts', 'mobile.spec.ts', 'mobile-account', 'mobile-activity', 'mobile-check-in'],
  ...['mobile-redirect.spec.ts', 'mobile-signup', 'offline-', 'admin-settings'],
] as const;

/** What takes long and rarely breaks, beside `npm test`. */
const FURTHER: readonly Step[] = [
  vitest('unit, further', 'unit-further'),
  vitest('server, further', 'server-further'),
  {
    name: 'e2e, further',
    run: ['playwright', 'test', '--project=further'],
    env: { E2E_REPORT: 'e2e-further' },
  },
  {
    name: 'every page in every view, every phone',
    run: ['playwright', 'test', '--project=daily', ...EVERY_VIEW],
    env: { EVERY_VIEW: '1', E2E_REPORT: 'e2e-every-view' },
  },
  {
    name: 'WebKit and Firefox, every view',
    run: ['npm', 'run', '--silent', 'test:browsers'],
    env: { EVERY_VIEW: '1' },
  },
];

await runCommand('npm test, or npm run test:all', async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  requireTempFolder();
  await runSteps(values.all ? [...DAILY, ...FURTHER] : DAILY);
});
