import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolFailure } from './tool-failure.ts';

/** Refuses to begin where nothing can be written to the folder of temporary files: every step does. */
export function requireTempFolder(): void {
  try {
    rmdirSync(mkdtempSync(join(tmpdir(), 'site-tests-')));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ToolFailure(
      `The folder of temporary files, ${tmpdir()}, can't be written (${reason}): set TMPDIR.`,
    );
  }
}
