import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ToolFailure } from '../support/tool-failure.ts';
import { BUNDLE } from './revisions.ts';

/** What others import; all that these import comes along. */
const ENTRIES = [
  'openapi/generated/operations.ts',
  'src/api/generated/model/index.ts',
  'src/mocks/index.ts',
  'scripts/contract-verify.ts',
  'scripts/contract-mock.ts',
];

/** Packages that the released code imports. */
const DEPENDENCIES = [
  '@faker-js/faker',
  '@msw/data',
  'ajv',
  'ajv-formats',
  'jsonpath-rfc9535',
  'msw',
  'postal-mime',
  'yaml',
  'zod',
];

/** The oldest Node that the compiled code runs on. */
const OLDEST_NODE = 22;

/** Commands of the package, with options that stand for the package's own files unless the caller gives them. */
const COMMANDS: Readonly<Record<string, Record<string, string>>> = {
  'contract-verify': { '--contract': BUNDLE, '--workflows': 'openapi/workflows' },
  'contract-mock': {},
};

const MODEL = 'src/api/generated/model/index';

/** Compiles the entries, and what they import, to JavaScript and declarations. */
function compile(root: string, folder: string): void {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    ENTRIES.map((entry) => join(root, entry)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      outDir: folder,
      rootDir: root,
      rewriteRelativeImportExtensions: true,
      incremental: false,
    },
  );
  const { diagnostics, emitSkipped } = program.emit();
  if (!emitSkipped && diagnostics.length === 0) return;
  const said = ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
  throw new ToolFailure(`The package can't be compiled:\n${said}`);
}

/** Names files as Node wants them: the generators leave out extensions, and declarations keep `.ts`. */
function nameFiles(out: string): void {
  for (const path of globSync('**/*.{js,d.ts}', { cwd: out })) {
    const file = join(out, path);
    const text = readFileSync(file, 'utf8')
      .replace(/(from '\.[^']*)\.ts'/g, "$1.js'")
      .replace(/(from '(?:\.\.\/)+model)'/g, "$1/index.js'");
    writeFileSync(file, text);
  }
}

interface Manifest {
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function manifest(root: string, version: string): object {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const versions = { ...own.devDependencies, ...own.dependencies };
  const code = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  return {
    name: 'competition-contract',
    version,
    description: 'The contract of the competition site: bundle, types, validators, mocks, verify.',
    license: own.license,
    type: 'module',
    engines: { node: `>=${OLDEST_NODE}` },
    exports: {
      '.': code(MODEL),
      './operations': { types: './openapi/generated/operations.d.ts' },
      './mocks': code('src/mocks/index'),
      './openapi.json': `./${BUNDLE}`,
    },
    bin: Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `bin/${name}.js`])),
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, versions[name]])),
  };
}

const README = `# The contract

- \`competition-contract/openapi.json\`: the bundle (OpenAPI 3.1), for any generator. Its \`info.description\` holds the
  conventions: errors, paging, languages, limits, calls that are sent again.
- \`competition-contract\`: a validator (zod) and a type for each schema: \`ActivitySummary.parse(…)\`.
- \`competition-contract/operations\`: types of the operations, as openapi-typescript writes them.
- \`competition-contract/mocks\`: \`handlers\` for msw 3 and what "Answers of your own" below names; in Node
  \`setupServer(...handlers)\`, in browsers and Storybook \`setupWorker(...handlers)\`.
- \`npx contract-mock\`: the mocks as an HTTP server.
- \`npx contract-verify --server http://host:port\`: whether a server answers as the contract says.
- Calls that create take an \`Idempotency-Key\`; \`x-repeat\` says what every other POST does when it is sent again.
- \`CHANGELOG.md\`: what changed from version to version. Two versions go side by side under names of your own:
  \`npm install contract-1@file:competition-contract-1.0.0.tgz\`.

It needs Node ${OLDEST_NODE} or newer.

## Other generators

Times have an offset (\`2026-12-05T14:00:00+08:00\`), which some validators take only with an option. Tried with the bundle on
2026-11-29, and each JSON example judged by the validators of @hey-api/openapi-ts:

| generator | result |
| --- | --- |
| openapi-typescript 7.13 | types of all operations; \`competition-contract/operations\` are these |
| orval 8.38, client \`zod\` | generates; times with an offset |
| @hey-api/openapi-ts 0.99, plugin \`zod\` | take \`{ name: 'zod', dates: { offset: true } }\`: all 170 examples pass, without it 106 |
| openapi-zod-client 1.18 | generates; times with an offset |
`;

/** The sections of the project's own README that hold for the package, too. */
const SHARED_SECTIONS = ['## Verifying a server', '### A mock server', '### Answers of your own'];

/** A section of a Markdown text: from its heading to the next one of any level. */
function section(text: string, heading: string): string {
  const from = text.indexOf(`\n${heading}\n`) + 1;
  if (from === 0) throw new ToolFailure(`openapi/README.md has no "${heading}".`);
  const body = text.slice(from + heading.length).search(/\n#+ /);
  return text.slice(from, body === -1 ? undefined : from + heading.length + body).trim();
}

/** What the package holds and how it is used, in the words of the project, with the commands of the package. */
function readme(root: string): string {
  const own = readFileSync(join(root, 'openapi/README.md'), 'utf8');
  const shared = SHARED_SECTIONS.map((heading) =>
    section(own, heading)
      .replace(/^#+/, '##')
      .replaceAll('npm run contract:verify --', 'npx contract-verify')
      .replaceAll('`contract:verify`', '`contract-verify`')
      .replaceAll('npm run contract:mock --', 'npx contract-mock')
      .replaceAll('`workflows/`', '`openapi/workflows/`')
      .replaceAll("'@/mocks'", "'competition-contract/mocks'"),
  );
  return `${[README.trim(), ...shared].join('\n\n')}\n`;
}

/** The file of a command, which refuses to start on an older Node. */
function commandFile(name: string, defaults: Record<string, string>): string {
  return `#!/usr/bin/env node
import { join } from 'node:path';
const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
for (const [option, path] of Object.entries(${JSON.stringify(defaults)}))
  if (!given.some((one) => one.split('=')[0] === option)) process.argv.push(option, join(root, path));
if (Number.parseInt(process.versions.node, 10) < ${OLDEST_NODE}) {
  console.error(\`${name} needs Node ${OLDEST_NODE} or newer, this is \${process.versions.node}.\`);
  process.exitCode = 2;
} else await import('../scripts/${name}.js');
`;
}

/**
 * Writes all that another team needs of the contract into a folder that works with nothing else of
 * this project: bundle, types, validators, mocks, verify and its workflows, changelog.
 */
export function writePackage(root: string, out: string, changelog: string): void {
  compile(root, out);
  nameFiles(out);
  const { info } = JSON.parse(readFileSync(join(root, BUNDLE), 'utf8')) as {
    info: { version: string };
  };
  const write = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text, { mode });
  };
  for (const path of [BUNDLE, ...globSync('openapi/workflows/**/*.*', { cwd: root })])
    cpSync(join(root, path), join(out, relative('.', path)));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  write('package.json', `${JSON.stringify(manifest(root, info.version), null, 2)}\n`);
  write('README.md', readme(root));
  write('CHANGELOG.md', changelog);
  for (const [name, defaults] of Object.entries(COMMANDS))
    write(`bin/${name}.js`, commandFile(name, defaults), 0o755);
}
