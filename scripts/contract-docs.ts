import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { withReaderText } from './contract/reader-text.ts';
import { runCommand } from './support/command-line.ts';
import { runTool } from './support/run-tool.ts';

/** Redoc has no option to omit this picture, which it hides if it can't load it. */
const REMOTE_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w-]*\.svg/g;

await runCommand('npm run contract:docs -- [--out <file>]', async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: '.cache/contract.html' } },
  });
  const file = resolve(values.out);
  mkdirSync(dirname(file), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'contract-docs-'));
  try {
    const described = join(folder, 'openapi.json');
    writeFileSync(described, JSON.stringify(withReaderText(readBundle(resolve(BUNDLE)))));
    // redocly.yaml has the options of the page, under `openapi`.
    const options = ['--inlineBundle', '--output', file];
    await runTool(process.cwd(), 'redocly', 'build-docs', described, ...options);
    // The site's Content-Security-Policy blocks other hosts.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(REMOTE_LOGO, 'data:,'));
  } finally {
    rmSync(folder, { recursive: true });
  }
  // The page has a link to the bundle.
  copyFileSync(resolve(BUNDLE), join(dirname(file), 'contract.json'));
  console.log(file);
});
