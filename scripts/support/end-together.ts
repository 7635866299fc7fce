import { type ChildProcess, spawn } from 'node:child_process';

/** Waits for the end of its input, which ends with who holds it, then sends a process a signal. */
const WATCH = 'read -r _; kill -s "$0" "$1"';

/**
 * Has a child end when this process does, however it ends: who is killed can't end what it started.
 * A program of this project notices by its channel (`ipc`); any other would run on.
 * @param signal what the child ends at, by default SIGTERM
 */
export function endTogether<C extends ChildProcess>(
  child: C,
  signal: NodeJS.Signals = 'SIGTERM',
): C {
  // Absent: it could not be started, which its error tells.
  if (child.pid === undefined) return child;
  const name = signal.replace('SIG', '');
  const watch = spawn('sh', ['-c', WATCH, name, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a group of its own: Ctrl-C at a terminal would end it before it has seen anything.
    detached: true,
  });
  watch.unref();
  // What ends the watch itself is nobody's concern.
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  child.once('exit', () => watch.kill('SIGKILL'));
  return child;
}
