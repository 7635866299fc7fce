import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Every command of the project: a file directly in `scripts/`. */
const COMMANDS = readdirSync(join(ROOT, 'scripts')).filter((name) => name.endsWith('.ts'));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-detect-module', `scripts/${command}`, ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { code: status, errors: stderr, printed: stdout };
}

describe('a command with an unknown argument', () => {
  it.each(COMMANDS)(
    '%s reports it in one line, prints its usage and exits with 2',
    (command) => {
      const { code, errors, printed } = run(command, '--no-such-option');
      expect(errors).toMatch(/^Unknown option '--no-such-option'\.\nUsage: (npm|node) .*\n$/);
      expect(printed).toBe('');
      expect(code).toBe(2);
    },
    60_000,
  );

  it('prints its usage with --help', () => {
    const { code, errors, printed } = run('contract-diff.ts', '--help');
    expect(printed).toMatch(/^Usage: (npm|node) .*\n$/);
    expect(errors).toBe('');
    expect(code).toBe(0);
  }, 60_000);

  it.each([
    [['--help'], 0],
    [['growth', '--help'], 0],
    [['--no-such-option'], 2],
    [['growth', '--no-such-option'], 2],
    [['nothing'], 2],
    [['floods', 'nothing'], 2],
    [['--devices', 'tablet'], 2],
    [['--visits', 'third'], 2],
    [['--runs', 'many'], 2],
  ])(
    'bench %j prints its usage',
    (args, exitCode) => {
      const { code, errors, printed } = run('../tests/bench/main.ts', ...args);
      expect(printed + errors).toMatch(
        /^((Unknown option|There is no program|A flood must be|--\w+ must be).*\n)?Usage: npm /,
      );
      expect(printed + errors).not.toContain('    at ');
      expect(code).toBe(exitCode);
    },
    60_000,
  );

  it.each([
    ['contract-diff.ts', ['--format'], "Option '--format <value>' argument missing."],
    ['contract-diff.ts', ['HEAD', 'HEAD'], 'Expected one revision, not 2.'],
    [
      'contract-diff.ts',
      ['--format', 'xml'],
      '--format must be text or markdown or json, not "xml".',
    ],
    [
      'contract-impact.ts',
      ['--format', 'xml'],
      '--format must be text or markdown or json, not "xml".',
    ],
    ['contract-impact.ts', ['--changelog'], '--changelog is an option of contract:diff.'],
    ['contract-verify.ts', [], '--server is missing: --server http://host:port'],
    ['contract-verify.ts', ['here'], '--server must be an http(s) address, not "here".'],
    [
      'contract-verify.ts',
      ['http://127.0.0.1:9', '--workflow', 'x'],
      /^--workflow must be browse or /,
    ],
    [
      'contract-verify.ts',
      ['http://127.0.0.1:9', '--input', 'listConfig.revision:=x'],
      '--input listConfig.revision:=… must be JSON, not "x".',
    ],
    ['contract-watch.ts', [], '--target is required, such as --target http://host:port.'],
    [
      'contract-watch.ts',
      ['--target', 'localhost:8081'],
      '--target must be an http(s) address, not "localhost:8081".',
    ],
    ['contract-mock.ts', ['--port', 'x'], '--port must be a number from 0 to 65535, not "x".'],
    ['contract-mock.ts', ['--scenario', 'x'], /^Unknown scenario "x"\. Available: slow/],
    ['contract-docs.ts', ['--out'], "Option '--out <value>' argument missing."],
    ['screenshots.ts', ['nowhere'], /^A page must be welcome or .*, not "nowhere"\.$/],
    ['screenshots.ts', ['--width', 'wide'], '--width must be a number of pixels, not "wide".'],
    ['generate.ts', ['now'], /^Unexpected argument 'now'/],
  ] as const)('%s %j', (command, args, line) => {
    const { code, errors } = run(command, ...args);
    const [first, second, ...rest] = errors.split('\n');
    if (typeof line === 'string') expect(first).toBe(line);
    else expect(first).toMatch(line);
    expect(second).toMatch(/^Usage: /);
    expect(rest).toEqual(['']);
    expect(code).toBe(2);
  });
});

describe('a command that cannot run', () => {
  it.each([
    ['contract-diff.ts', ['no-such-revision']],
    ['contract-diff.ts', ['--', '--output=x']],
    ['contract-impact.ts', ['no-such-revision']],
    ['contract-impact.ts', ['a..b']],
  ] as const)('%s %j reports that the revision does not exist', (command, args) => {
    const { code, errors, printed } = run(command, ...args);
    expect(errors).toMatch(
      /^".*" is not a git revision with openapi\/generated\/openapi\.json\.\n$/,
    );
    expect(printed).toBe('');
    expect(code).toBe(2);
  });

  it('contract-diff.ts reports a file that is not a contract', () => {
    const { code, errors } = run('contract-diff.ts', 'package.json');
    expect(errors).toMatch(/package\.json is not a bundle of a contract\.\n$/);
    expect(code).toBe(2);
  });

  it('contract-verify.ts reports a server that does not respond', () => {
    const { code, errors } = run('contract-verify.ts', 'http://127.0.0.1:9');
    expect(errors).toBe('No response from http://127.0.0.1:9/api.\n');
    expect(code).toBe(2);
  });
});
