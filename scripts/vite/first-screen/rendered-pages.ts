import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { renderPages } from '../../../src/app/first-screen/render-pages.tsx';

type Rendered = Awaited<ReturnType<typeof renderPages>>;

/**
 * Every page of the site as it stands before its data, drawn as a server would.
 * @throws what the site's code throws outside a browser
 */
export async function renderedPages(): Promise<Rendered> {
  const worker = new Worker(resolve(import.meta.dirname, 'draw-pages.ts'));
  try {
    const [rendered] = (await once(worker, 'message')) as [Rendered];
    return rendered;
  } finally {
    await worker.terminate();
  }
}
