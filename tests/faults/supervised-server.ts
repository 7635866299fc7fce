import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stopServer, spawnServer, type ServerProcess } from '../server/support/server-process.ts';

/** A supervisor (systemd as `docs/operations.md` sets it, compose) starts again what ended after so many milliseconds. */
const RESTART_WAIT = 100;

/** A server with somebody who starts it again whenever it ends. */
export class SupervisedServer {
  /** How often it ended by itself, without a fault that kills it. */
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

  /** Resolves once it listens. */
  get listening(): Promise<string> {
    return this.process.listening;
  }

  /** The process itself and those that serve for it. */
  pids(): number[] {
    const { pid = 0 } = this.process.child;
    return [pid, ...this.workers()];
  }

  /** The processes that serve for it; none where it serves itself. */
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

  /** Sets the clock of all its processes, milliseconds ahead of the machine's. */
  setClock(ahead: number): void {
    writeFileSync(this.variables['FAULTS_CLOCK'] ?? '', String(ahead));
    this.signal('SIGUSR2');
  }

  /** Stops it as a deployment does, and starts it at once. */
  async restart(): Promise<void> {
    this.expected = true;
    const stopped = this.process;
    await stopServer(stopped);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await stopServer(this.process);
  }

  /** What it has said since it was started last. */
  said(): string {
    return this.process.errors() + this.process.output();
  }

  private spawn(): ServerProcess {
    const spawned = spawnServer(this.variables, this.script);
    void spawned.ended.then(async () => {
      if (this.stopping) return;
      if (!this.expected) this.endings += 1;
      this.expected = false;
      await wait(RESTART_WAIT);
      // It may have been stopped meanwhile.
      if (!this.isStopping()) this.process = this.spawn();
    });
    return spawned;
  }

  private isStopping(): boolean {
    return this.stopping;
  }
}
