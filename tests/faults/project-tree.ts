import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSite } from '../../scripts/support/replace-site.ts';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';
import { makeLaterBuild } from '../e2e/deployment.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Compressed copies, which would otherwise be served with outdated content. */
const COMPRESSED = ['br', 'gz'];

/** A copy of the server and the built site that a later build can replace. */
export interface ProjectTree {
  /** The script that starts the server. */
  script: string;
  /** Replaces the site with a later build. */
  replaceSite: () => Promise<void>;
}

export function copyProject(folder: string): ProjectTree {
  const dist = join(ROOT, 'dist');
  if (!existsSync(dist)) throw new ToolFailure('The site is not built: run `npm run build` first.');
  const tree = join(folder, 'project');
  for (const part of ['server', 'openapi', 'package.json'])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const built = join(tree, 'dist');
  cpSync(dist, built, { recursive: true, dereference: true });
  return {
    script: join(tree, 'server/boot/main.ts'),
    replaceSite: () =>
      replaceSite(tree, (next) => {
        cpSync(built, next, { recursive: true });
        for (const name of ['index.html', 'service-worker.js'])
          for (const ending of COMPRESSED) rmSync(join(next, `${name}.${ending}`), { force: true });
        makeLaterBuild(next, '-later', false);
      }),
  };
}
