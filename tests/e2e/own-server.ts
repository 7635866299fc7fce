import { cp } from 'node:fs/promises';
import { test, type Browser, type Page } from '@playwright/test';
import { freePort } from '../server/support/free-port';
import { registerDataFolder } from './outbox';
import { newDataDir, spawnServer, type ServerProcess } from '../server/support/server-process';
import { template } from './site';

/** A server for one test file, which can be killed and restarted on the same data. */
export class OwnServer {
  readonly address: string;
  private readonly variables: Record<string, string>;
  private process: ServerProcess;

  private constructor(variables: Record<string, string>, process: ServerProcess, address: string) {
    this.variables = variables;
    this.process = process;
    this.address = address;
  }

  /** @param further variables of its environment */
  static async start(further: Record<string, string> = {}): Promise<OwnServer> {
    const [dataDir, port] = [await newDataDir(), await freePort()];
    await cp(template(), dataDir, { recursive: true });
    const variables = { DATA_DIR: dataDir, PORT: String(port), SERVE_SITE: 'on', ...further };
    const process = spawnServer(variables);
    const address = await process.listening;
    registerDataFolder(address, dataDir);
    return new OwnServer(variables, process, address);
  }

  async kill(): Promise<void> {
    this.process.child.kill('SIGKILL');
    await this.process.ended;
  }

  async startAgain(): Promise<void> {
    this.process = spawnServer(this.variables);
    await this.process.listening;
  }

  /** Opens a page in a new browser context on this server. */
  async visit(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.address });
    return await context.newPage();
  }
}

/** Runs a server during the tests of a file. */
export function ownServer(): () => OwnServer {
  let server: OwnServer;
  test.beforeAll(async () => {
    // The first start creates the database.
    test.setTimeout(120_000);
    server = await OwnServer.start();
  });
  test.afterAll(() => server.kill());
  return () => server;
}
