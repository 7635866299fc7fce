import type { ContractDocument } from './document.ts';
import { schemaExamples } from './schema-examples.ts';

/** `ActivitySummary` → `activitySummary`. */
const factoryName = (schema: string) => schema.charAt(0).toLowerCase() + schema.slice(1);

/** The module with a factory for each record of the contract. */
export function factoriesSource(contract: ContractDocument): string {
  const examples = schemaExamples(contract);
  const names = examples.map(([name]) => `  ${name},\n`).join('');
  const factories = examples.map(
    ([name, example]) =>
      `/** Makes a ${name}. */\nexport const ${factoryName(name)}: Factory<${name}> = ` +
      `/*#__PURE__*/ factory<${name}>('${name}', ${name}, ${JSON.stringify(example)});\n`,
  );
  return [
    '/**\n * Generated from the contract by `npm run generate`. Do not edit.\n */\n',
    `import { factory, type Factory } from '../factory.ts';\n`,
    `import {\n${names}} from './model/index.ts';\n\n`,
    factories.join('\n'),
  ].join('');
}
