import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { codeFiles } from './contract/new/code-files.ts';
import { contractFiles } from './contract/new/contract-files.ts';
import { insert, insertionsFor } from './contract/new/insertions.ts';
import { namesOf } from './contract/new/names.ts';
import { generate } from './generate.ts';
import { runCommand } from './support/command-line.ts';
import { ToolFailure, UsageFailure } from './support/tool-failure.ts';

/** Lets the router's plugin write the route tree, as `npm run dev` does. */
async function writeRouteTree(root: string): Promise<void> {
  const server = await createServer({
    root,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.close();
}

await runCommand('npm run contract:new -- resource <name of one record>', async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind, resource, ...more] = positionals;
  if (kind !== 'resource' || resource === undefined || more.length > 0)
    throw new UsageFailure('Say what is new: resource sponsor.');
  const root = process.cwd();
  const names = namesOf(resource);
  const files = new Map(Object.entries({ ...contractFiles(names), ...codeFiles(names) }));
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0)
    throw new ToolFailure(`These files are there already: ${taken.join(', ')}.`);
  const fresh = [...files.keys()];
  // All of them are made before the first is written: what has no place changes nothing.
  for (const insertion of insertionsFor(names)) {
    const { file } = insertion;
    files.set(file, insert(files.get(file) ?? readFileSync(join(root, file), 'utf8'), insertion));
  }
  for (const [path, text] of files) {
    const target = join(root, path);
    const written = await format(text, { ...(await resolveConfig(target)), filepath: target });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, written);
    console.log(`${fresh.includes(path) ? 'new    ' : 'changed'} ${path}`);
  }
  const generated = await generate(root);
  await writeRouteTree(root);
  console.log(`generated ${String(generated.length)} files, and the route tree`);
  console.log(
    [
      'Next: what a record holds (openapi/schemas), where the wish comes from ("Source:" in openapi/paths),',
      'texts in three languages (src/i18n/messages), a table of the database (server), then npm run check.',
    ].join('\n'),
  );
});
