import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolFailure } from './tool-failure.ts';

/**
 * A folder for this process, which goes with it. Refuses where nothing can be written to the folder of
 * temporary files: every step of a run does.
 */
export function makeTempFolder(): string {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ToolFailure(
      `The folder of temporary files, ${tmpdir()}, can't be written (${reason}): set TMPDIR.`,
    );
  }
}
