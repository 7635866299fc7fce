import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks a second that `/proc` counts in, on every Linux that Node runs on. */
const TICKS = 100;

/** Processor time of a process and its children that ended, seconds; 0 where it is gone. */
function timeOf(pid: number): number {
  try {
    // Its name, in parentheses, may hold spaces.
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

/** Processor time of a process and those that it started, seconds: what others do on the machine isn't in it. */
export function processorTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + timeOf(one), 0);
}
