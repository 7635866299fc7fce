/**
 * Ends a command with one line and exit code 2 if it can't run here: missing or outdated packages, an old
 * Node.js, or a misspelled variable in `.env`. Loaded with `node --require`, before any other module;
 * plain JavaScript, so that old versions of Node.js can run it.
 */
const { existsSync, readFileSync } = require('fs');
const { join } = require('path');
const { isMainThread } = require('worker_threads');

const root = join(__dirname, '..');

/** Oldest version that runs TypeScript without a flag. */
const OLDEST_NODE = [22, 18];

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Ends the process with a message. */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** Returns false if a package of the lock file is missing in `node_modules`, or has another version. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, list))) return false;
  const installed = JSON.parse(read(list)).packages;
  const withTools = Object.keys(installed).some((path) => installed[path].dev);
  const { packages } = JSON.parse(read('package-lock.json'));
  return Object.keys(packages).every((path) => {
    const wanted = packages[path];
    const found = installed[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    const isLeftOut = wanted.optional || ((wanted.dev || wanted.devOptional) && !withTools);
    return path === '' || isLeftOut;
  });
}

function checkPackages() {
  // The container image has no lock file.
  if (!existsSync(join(root, 'package-lock.json')) || isInstalled()) return;
  refuse('node_modules differs from package-lock.json: run `npm ci`.');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  const needed = OLDEST_NODE.join('.');
  refuse('Node.js ' + process.versions.node + ' is too old: install ' + needed + ' or newer.');
}

/** Returns true if two names differ in one character, or in the order of two. */
function isNear(name, other) {
  const shortened = (text) => [
    text,
    ...[...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)),
  ];
  return shortened(name).some((text) => shortened(other).includes(text));
}

/** Names that other programs read from `.env`: Node.js, the AWS SDK, OpenTelemetry and time zones. */
const FOREIGN = /^(AWS_|OTEL_|NODE_|TZ$)/;

/** Returns the variables of the server, the build and `compose.yaml`. */
function knownNames() {
  const listed = [['.env.example', /^(?:# )?([A-Z][A-Z0-9_]+)=/gm]];
  if (existsSync(join(root, 'compose.yaml'))) listed.push(['compose.yaml', /\$\{([A-Z0-9_]+)/g]);
  const names = [];
  for (const [file, pattern] of listed)
    for (const [, name] of read(file).matchAll(pattern)) names.push(name);
  return names;
}

/** Refuses a misspelled variable, which would have no effect; warns of other unknown ones. */
function checkVariables() {
  if (!existsSync(join(root, '.env'))) return;
  const known = knownNames();
  for (const name of Object.keys(require('util').parseEnv(read('.env')))) {
    if (known.includes(name) || FOREIGN.test(name)) continue;
    const near = known.find((other) => isNear(name, other));
    if (near) refuse('.env: unknown variable ' + name + '; did you mean ' + near + '?');
    console.error('.env: unknown variable ' + name + '; docs/environment.md lists all variables.');
  }
}

if (isMainThread) {
  checkPackages();
  checkNode();
  checkVariables();
}
