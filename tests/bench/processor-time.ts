import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`, on every Linux that Node.js supports. */
const TICKS = 100;

/** Returns the processor time of a process and its ended children in seconds; 0 if it has ended. */
function timeOf(pid: number): number {
  try {
    // The name, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
    return ((user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)) / TICKS;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const found = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

/**
 * Returns the processor time of a process and its descendants in seconds, without other processes.
 */
export function processorTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + timeOf(one), 0);
}
