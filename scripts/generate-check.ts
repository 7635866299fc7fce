import { generateToTemp, projectRoot, readGenerated } from './generate.ts';
import { runCommand, takeNoArguments } from './support/command-line.ts';

/** The generated files that differ from what the contract gives now, sorted. Writes nothing. */
async function findDrift(): Promise<string[]> {
  const fresh = await generateToTemp(projectRoot);
  const committed = readGenerated(projectRoot);
  const paths = new Set([...committed.keys(), ...fresh.keys()]);
  return [...paths].filter((path) => committed.get(path) !== fresh.get(path)).sort();
}

await runCommand('npm run generate:check', async () => {
  takeNoArguments();
  const drift = await findDrift();
  if (drift.length === 0) {
    console.log('generated files fit the contract');
    return;
  }
  console.error('These files do not fit the contract:');
  for (const path of drift) console.error(`  ${path}`);
  console.error('Mend them with: npm run generate');
  process.exitCode = 1;
});
