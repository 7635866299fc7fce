import { runCommand, takeNoArguments } from './support/command-line.ts';
import { runSteps, type Step } from './support/steps.ts';

const script = (name: string): Step => ({ name, run: ['npm', 'run', '--silent', name] });

/** ESLint knows the types of all code: it takes as long on a core as everything else on another. */
const CHECKS = [
  [{ name: 'eslint', run: ['eslint', '.'] }],
  ['format:check', 'typecheck', 'lint:rest', 'generate:check'].map(script),
] satisfies Step[][];

await runCommand('npm run check', async () => {
  takeNoArguments();
  await runSteps([CHECKS, script('test')]);
});
