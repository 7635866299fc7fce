import { startSite } from '../../scripts/support/site.ts';

// The server of an e2e run: built as `npm start` builds it, on data that nobody else uses.
const site = await startSite('scripts/start.ts', Number(process.env['PORT']));
console.log(`Serving ${site.origin}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void site.stop().then(() => process.exit(0));
  });
}
