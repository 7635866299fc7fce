// Loaded into a server with `--import`: on SIGUSR2, sets the clock to the offset in a file.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['FAULTS_CLOCK'];
const RealDate = Date;
let ahead = 0;

class SetDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(SetDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

if (file !== undefined && isMainThread) {
  globalThis.Date = SetDate as DateConstructor;
  process.on('SIGUSR2', () => {
    ahead = Number(readFileSync(file, 'utf8'));
  });
}
