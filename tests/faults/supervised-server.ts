import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stopServer, spawnServer, type ServerProcess } from '../server/support/server-process.ts';

/**
 * Delay before a supervisor (systemd as in `docs/operations.md`, or compose) restarts the server,
 * in milliseconds.
 */
const RESTART_WAIT = 100;

/** A server that is restarted whenever it exits. */
export class SupervisedServer {
  /** Number of exits that no fault caused. */
  endings = 0;
  private readonly variables: Record<string, string>;
  private readonly script: string;
  private process: ServerProcess;
  private stopping = false;
  private expected = false;

  constructor(variables: Record<string, string>, script: string) {
    this.variables = variables;
    this.script = script;
    this.process = this.spawn();
  }

  /** Resolves once the server listens. */
  get listening(): Promise<string> {
    return this.process.listening;
  }

  /** The ids of the process and its workers. */
  pids(): number[] {
    const { pid = 0 } = this.process.child;
    return [pid, ...this.workers()];
  }

  /** The ids of the worker processes; empty for a server with one process. */
  workers(): number[] {
    const { pid = 0 } = this.process.child;
    try {
      const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
      return children.trim().split('\n').map(Number);
    } catch {
      return [];
    }
  }

  signal(signal: NodeJS.Signals, pids = this.pids()): void {
    if (signal === 'SIGKILL') this.expected = true;
    for (const pid of pids) process.kill(pid, signal);
  }

  /** Sets the clock of all its processes this many milliseconds ahead. */
  setClock(ahead: number): void {
    writeFileSync(this.variables['FAULTS_CLOCK'] ?? '', String(ahead));
    this.signal('SIGUSR2');
  }

  /** Stops the server as a deployment does, and starts it again. */
  async restart(): Promise<void> {
    this.expected = true;
    const stopped = this.process;
    await stopServer(stopped);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await stopServer(this.process);
  }

  /** Output since the last start. */
  output(): string {
    return this.process.errors() + this.process.output();
  }

  private spawn(): ServerProcess {
    const spawned = spawnServer(this.variables, this.script);
    void spawned.ended.then(async () => {
      if (this.stopping) return;
      if (!this.expected) this.endings += 1;
      this.expected = false;
      await wait(RESTART_WAIT);
      // The server may have been stopped meanwhile.
      if (!this.isStopping()) this.process = this.spawn();
    });
    return spawned;
  }

  private isStopping(): boolean {
    return this.stopping;
  }
}
