import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Programs of `npm run bench -- <name>`; the default measures pages. */
const PROGRAMS: Readonly<Record<string, string>> = {
  pages: 'run.ts',
  floods: 'floods.ts',
  growth: 'growth.ts',
  capacity: 'capacity.ts',
  judging: 'judging.ts',
  faults: '../faults/run.ts',
};

const [first = '', ...others] = process.argv.slice(2);
const named = first !== '' && !first.startsWith('-');
const program = PROGRAMS[named ? first : 'pages'];
if (program === undefined) {
  console.error(
    `There is no program ${first}. Usage: npm run bench -- ${Object.keys(PROGRAMS).join(' | ')}`,
  );
  process.exitCode = 2;
} else {
  const args = named ? others : process.argv.slice(2);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
