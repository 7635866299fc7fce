import { rejectArguments, runCommand } from '../../scripts/support/command-line.ts';
import { UsageFailure } from '../../scripts/support/tool-failure.ts';

interface Program {
  file: string;
  /** Arguments in the usage; absent: the program accepts none. */
  args?: string;
}

/** Programs of `npm run bench -- <name>`; the default measures pages. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  pages: {
    file: './run.ts',
    args: '[--pages <path>,… --devices desktop,phone --visits first,second --runs <number> --loading-only --json <file> --compare <file>]',
  },
  floods: { file: './floods.ts', args: '[<flood> …]' },
  growth: { file: './growth.ts' },
  capacity: { file: './capacity.ts' },
  judging: { file: './judging.ts' },
  faults: {
    file: '../faults/run.ts',
    args: '[--list | --only <fault>,… --on <world> --json <file>]',
  },
};

const USAGE = Object.entries(PROGRAMS)
  .map(([name, { args = '' }]) => `npm run bench -- ${name} ${args}`.trimEnd())
  .join('\n       ');

await runCommand(USAGE, async () => {
  const [first = ''] = process.argv.slice(2);
  const named = first !== '' && !first.startsWith('-');
  const program = PROGRAMS[named ? first : 'pages'];
  if (program === undefined) throw new UsageFailure(`There is no program "${first}".`);
  // The programs read their arguments from here.
  if (named) process.argv.splice(2, 1);
  if (program.args === undefined) rejectArguments();
  await import(program.file);
});
