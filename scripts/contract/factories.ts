import { isDeepStrictEqual } from 'node:util';
import type { ContractDocument } from './document.ts';
import { fullValue, minimalValue, schemaExamples } from './schema-examples.ts';

/** Converts `ActivitySummary` to `activitySummary`. */
const factoryName = (schema: string) => schema.charAt(0).toLowerCase() + schema.slice(1);

/** Returns the source of a module with a factory for each record of the contract. */
export function factoriesSource(contract: ContractDocument): string {
  const examples = schemaExamples(contract);
  const names = examples.map(([name]) => `  ${name},\n`).join('');
  const found = new Map(examples);
  const factories = examples.map(([name, example]) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const minimal = minimalValue(contract, schema, example);
    const full = fullValue(contract, schema, example, found);
    const values = {
      example,
      ...(!isDeepStrictEqual(minimal, example) && { minimal }),
      ...(!isDeepStrictEqual(full, example) && { full }),
    };
    return (
      `/** Makes ${name} records. */\nexport const ${factoryName(name)}: Factory<${name}> = ` +
      `/*#__PURE__*/ factory<${name}>('${name}', ${name}, ${JSON.stringify(values)});\n`
    );
  });
  return [
    '/**\n * Generated from the contract by `npm run generate`. Do not edit.\n */\n',
    `import { factory, type Factory } from '../factory.ts';\n`,
    `import {\n${names}} from './model/index.ts';\n\n`,
    factories.join('\n'),
  ].join('');
}
