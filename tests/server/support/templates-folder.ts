import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the template databases that the tests of a run copy. */
    templates: string;
  }
}

/** Creates the folder of the templates for a run, and deletes it afterwards. */
export default async function makeFolder({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'server-templates-'));
  provide('templates', folder);
  return () => rm(folder, { recursive: true });
}
