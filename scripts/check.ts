import { runCommand, takeNoArguments } from './support/command-line.ts';
import { runSteps, type Step } from './support/steps.ts';

const script = (name: string): Step => ({ name, run: ['npm', 'run', '--silent', name] });

await runCommand('npm run check', async () => {
  takeNoArguments();
  await runSteps(['format:check', 'typecheck', 'lint', 'generate:check', 'test'].map(script));
});
