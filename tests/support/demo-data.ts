import { spawnServer, stopServer } from '../server/support/server-process.ts';

/** Fills a data folder with the demo content, as the first start of a server does. */
export async function makeDemoData(folder: string): Promise<void> {
  const server = spawnServer({ DATA_DIR: folder });
  await server.listening;
  await stopServer(server);
}

if (import.meta.main) await makeDemoData(process.argv[2] ?? '');
