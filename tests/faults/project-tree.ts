import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';
import { makeLaterBuild } from '../e2e/deployment.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files that a compressed copy of an older text would be served for. */
const COMPRESSED = ['br', 'gz'];

/** A copy of the server and the built site, whose release can be switched. */
export interface ProjectTree {
  /** What starts the server. */
  script: string;
  /** Has `dist` lead to a later release, as a build does. */
  switchRelease: () => void;
}

export function copyProject(folder: string): ProjectTree {
  const dist = join(ROOT, 'dist');
  if (!existsSync(dist)) throw new ToolFailure('The site is not built: run `npm run build` first.');
  const tree = join(folder, 'project');
  const release = (name: string) => join(tree, 'releases', name);
  for (const part of ['server', 'openapi', 'package.json'])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  mkdirSync(join(tree, 'releases'));
  cpSync(realpathSync(dist), release('first'), { recursive: true });
  symlinkSync('releases/first', join(tree, 'dist'));
  return {
    script: join(tree, 'server/main.ts'),
    switchRelease: () => {
      cpSync(release('first'), release('second'), { recursive: true });
      for (const name of ['index.html', 'service-worker.js'])
        for (const ending of COMPRESSED)
          rmSync(join(release('second'), `${name}.${ending}`), { force: true });
      makeLaterBuild(release('second'), '-later', false);
      symlinkSync('releases/second', join(tree, 'next'));
      renameSync(join(tree, 'next'), join(tree, 'dist'));
    },
  };
}
