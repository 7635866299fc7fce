import { spawnServer, stopServer } from '../server/support/server-process.ts';

/** Fills a data folder with the demo content, as the first start of a server does. */
export async function makeDemoData(folder: string): Promise<void> {
  const server = spawnServer({ DATA_DIR: folder });
  await server.listening;
  await stopServer(server);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  // Without one the server would write to the data of whoever works here.
  if (folder === undefined) throw new Error('Usage: node tests/support/demo-data.ts <folder>');
  await makeDemoData(folder);
}
