import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What runs in the image: the server, and the commands of its operator. */
const RUN = [
  'server/**/*.ts',
  'scripts/support/deployment.ts',
  'scripts/container/{health,make-bucket}.ts',
];

/** Name of the package that a module is of; undefined for files and Node's own. */
function packageOf(module: string): string | undefined {
  if (module.startsWith('.') || module.startsWith('node:')) return undefined;
  const [first = '', second = ''] = module.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Packages that the sources in `root` which run in the image import. */
function importedPackages(root: string): Set<string> {
  const files = globSync(RUN, { cwd: root });
  const modules = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'))
      .importedFiles.map(({ fileName }) => packageOf(fileName)),
  );
  return new Set(modules.filter((name) => name !== undefined));
}

interface Manifest {
  dependencies: Record<string, string>;
}

// Usage: server-packages.ts <package.json>. Leaves in it the dependencies that the server imports.
const [path = 'package.json'] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const imported = importedPackages(join(import.meta.dirname, '../..'));
manifest.dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => imported.has(name)),
);
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
