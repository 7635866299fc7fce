import { generateToTemp, projectRoot, readGenerated } from './generate.ts';
import { runCommand, rejectArguments } from './support/command-line.ts';

/** Returns the generated files that differ from the contract, sorted. Writes nothing. */
async function findDrift(): Promise<string[]> {
  const fresh = await generateToTemp(projectRoot);
  const committed = readGenerated(projectRoot);
  const paths = new Set([...committed.keys(), ...fresh.keys()]);
  return [...paths].filter((path) => committed.get(path) !== fresh.get(path)).sort();
}

await runCommand('npm run generate:check', async () => {
  rejectArguments();
  const drift = await findDrift();
  if (drift.length === 0) {
    console.log('generated files match the contract');
    return;
  }
  console.error('These files do not match the contract:');
  for (const path of drift) console.error(`  ${path}`);
  console.error('To update them, run: npm run generate');
  process.exitCode = 1;
});
