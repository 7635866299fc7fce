import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/support/command-line.ts';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';
import { RECOVERY_SECONDS, runFault, type Result } from './campaign.ts';
import { chosenRuns } from './chosen-runs.ts';
import { FAULTS } from './faults.ts';
import { WORLDS } from './world.ts';

const USAGE = `npm run bench -- faults [--only <fault>,… --on ${WORLDS.join('|')} --json <file> --list]`;
const FIGURES = '.bench/faults.json';

function printList(): void {
  for (const { name, what, worlds } of FAULTS)
    console.log(`${name.padEnd(24)}${worlds.join(', ').padEnd(22)}${what}`);
}

/** Prints the results as a table. */
function printTable(results: readonly Result[]): void {
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(
    `\nLoad average of this machine: ${load.join(', ')} on ${availableParallelism()} cores.`,
  );
  console.log(
    `Targets: 0 lost, 0 doubled, 0 refused, 0 blank pages, recovery within ${RECOVERY_SECONDS} s after the fault:`,
  );
  console.table(
    results.map((one) => ({
      world: one.world,
      fault: one.fault,
      writes: one.acknowledged,
      lost: one.lost,
      doubled: one.doubled,
      refused: one.refused,
      503: one.unavailable,
      'other 5xx': one.otherFaults,
      'no response': one.unanswered,
      'pages, blank': `${one.looks}, ${one.whitePages}`,
      'recovery, s': Number(one.recovery.toFixed(1)),
      'start, s': Number(one.start.toFixed(1)),
      'unexpected exits': one.endings,
      passed: one.passed,
    })),
  );
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      on: { type: 'string' },
      json: { type: 'string', default: FIGURES },
      list: { type: 'boolean', default: false },
    },
  });
  if (values.list) {
    printList();
    return;
  }
  mkdirSync(dirname(values.json), { recursive: true });
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // The first signal stops all started processes; the second exits at once.
      if (stopped.signal.aborted) process.exit(130);
      stopped.abort(new ToolFailure('Aborted.'));
    });
  const results: Result[] = [];
  const unfinished: string[] = [];
  for (const { fault, world } of chosenRuns(values.only, values.on)) {
    console.log(`${world}: ${fault.name} (${fault.what}) …`);
    try {
      const result = await runFault(fault, world, stopped.signal);
      for (const detail of result.details) console.log(`  ${detail}`);
      results.push(result);
    } catch (error) {
      // A run that can’t start must not prevent the table.
      if (!(error instanceof ToolFailure)) console.error(error);
      const reason = error instanceof Error ? error.message : String(error);
      unfinished.push(`${world}: ${fault.name}: ${reason}`);
      if (stopped.signal.aborted) break;
    }
    // An aborted campaign keeps the results so far.
    writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
  }
  printTable(results);
  for (const one of unfinished) console.log(one);
  if (results.some(({ passed }) => !passed) || unfinished.length > 0) process.exitCode = 1;
  if (stopped.signal.aborted) process.exit(130);
});
