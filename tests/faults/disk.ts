import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';

const PART = Buffer.alloc(1_048_576);

/** A small separate disk for a folder, mounted in memory, that can be filled. */
export interface Disk {
  fill: () => void;
  empty: () => void;
  /** Makes the disk read-only once no file is open for writing, which the system requires. */
  makeReadOnly: () => Promise<void>;
  makeWritable: () => void;
  unmount: () => void;
}

function mount(...args: string[]): void {
  execFileSync('mount', args, { stdio: 'pipe' });
}

export function mountDisk(folder: string, megabytes: number): Disk {
  mkdirSync(folder, { recursive: true });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'faults', folder);
  } catch {
    throw new ToolFailure(
      'Disk faults mount a separate disk, which this user may not do. Run as root, or exclude these faults.',
    );
  }
  const ballast = join(folder, 'ballast');
  return {
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        // Fills with decreasing sizes, down to the last byte.
        for (let size = PART.length; size > 0; size = Math.floor(size / 2))
          for (;;) if (writeSync(file, PART, 0, size) < size) break;
      } catch {
        // The disk is full.
      }
      closeSync(file);
    },
    empty: () => rmSync(ballast, { force: true }),
    makeReadOnly: async () => {
      for (let tries = 0; ; tries += 1) {
        try {
          mount('-o', 'remount,ro', folder);
          return;
        } catch (error) {
          if (tries > 200) throw error;
          await wait(20);
        }
      }
    },
    makeWritable: () => mount('-o', `remount,rw,size=${megabytes}m`, folder),
    unmount: () => execFileSync('umount', ['-l', folder], { stdio: 'pipe' }),
  };
}
