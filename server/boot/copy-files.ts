import { readEnvironment } from './environment.ts';
import { oneLine } from '../base/startup-error.ts';

// `npm run files:move -- <from> <to>`: copies all files between the data folder and a bucket while the site
// runs.

try {
  const [from = '', to = ''] = process.argv.slice(2);
  const of = (store: string) => readEnvironment({ ...process.env, FILE_STORE: store });
  const { openDataFolder } = await import('../base/data-folder.ts');
  const { moveFiles } = await import('../store/move-files.ts');
  const { openStore } = await import('../store/open-store.ts');
  const folder = await openDataFolder(of(from).dataDir, { exclusive: false });
  const stores = await Promise.all([from, to].map((store) => openStore(of(store).bucket, folder)));
  const [source, target] = stores;
  if (source === undefined || target === undefined) throw new Error('expected two stores');
  const { copied, existing } = await moveFiles(source, target, folder.files);
  console.log(`Copied ${copied} files to ${target.setting}; ${existing} existed already.`);
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}
