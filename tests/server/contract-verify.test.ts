import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { readBundle } from '../../scripts/contract/revisions.ts';
import type { Given, Selection } from '../../scripts/contract/verify/plan.ts';
import {
  verificationAsJson,
  verificationAsJunit,
  verificationAsText,
} from '../../scripts/contract/verify/report.ts';
import { operationsWith, type Verification } from '../../scripts/contract/verify/result.ts';
import { verify } from '../../scripts/contract/verify/verify.ts';
import { readWorkflows } from '../../scripts/contract/verify/workflows.ts';
import {
  GIVEN,
  IMPLEMENTED,
  MISTAKES,
  startPartialBackend,
  type Mistake,
} from './support/partial-backend.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = join(ROOT, 'openapi/workflows');
const workflows = readWorkflows(folder);
const contract = readBundle(join(ROOT, 'openapi/generated/openapi.json'));

/** Verifies the backend with six operations. */
async function verifyPartial(
  mistake: Mistake | [] = [],
  given: Given = GIVEN,
  selection: Selection = { operations: IMPLEMENTED },
): Promise<Verification> {
  const { address: server, close } = await startPartialBackend(contract, mistake);
  try {
    return await verify(contract, { workflows, folder, server, outbox: '', selection, given });
  } finally {
    await close();
  }
}

const resultsOf = ({ groups }: Verification) => groups.flatMap(({ results }) => results);
const ids = (verification: Verification, outcome: Parameters<typeof operationsWith>[1]) =>
  operationsWith(verification, outcome).map(({ id }) => id);
const named = (wanted: string) => MISTAKES.find(([name]) => name === wanted) as Mistake;

describe('a backend with six operations and the required inputs', () => {
  it('conforms, and receives requests for these operations only', async () => {
    const verification = await verifyPartial();
    expect(ids(verification, 'conforms').sort()).toEqual([...IMPLEMENTED].sort());
    expect(ids(verification, 'wrong')).toEqual([]);
    // Downloads work without this operation.
    expect(ids(verification, 'notImplemented')).toEqual(['createFileTicket']);
    expect(ids(verification, 'notTried')).toEqual([]);
  });

  it.each(MISTAKES.map((mistake) => [...mistake] as const))(
    'is reported for its mistake (%s) in %s: %s',
    async (...mistake) => {
      const verification = await verifyPartial(mistake);
      const problems = resultsOf(verification).flatMap((result) => result.problems);
      expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(mistake[2])]));
      expect(ids(verification, 'wrong')).toEqual([mistake[1]]);
    },
  );

  it('is reported with optional fields that no response contained', async () => {
    const { missingFields } = await verifyPartial();
    const fields = missingFields.map(({ field }) => field);
    expect(fields).toContain('Activity.cancelReason');
    expect(fields).not.toContain('Activity.contact');
  });

  it('is reported with the statuses that occurred and those that didn’t', async () => {
    const { coverage } = await verifyPartial();
    expect(coverage.find(({ operation }) => operation === 'getNews')).toMatchObject({
      statuses: ['200', '404'],
      unseenStatuses: ['400', '500', '503'],
    });
  });
});

describe('a missing input', () => {
  it.each([
    [
      'getNews',
      'requires the step browse.listNews, which is not implemented; give --input listNews.id=…',
    ],
    [
      'getSystemUser',
      'requires a staff account: give adminUsername and adminPassword, or adminToken',
    ],
    ['getMyData', 'requires the step account.registerUser, which is not implemented'],
  ])('is reported as the reason for skipping %s', async (operation, reason) => {
    const verification = await verifyPartial([], {}, { operations: [operation] });
    expect(ids(verification, 'notTried')).toContain(operation);
    const results = resultsOf(verification).filter((result) => result.operation.id === operation);
    expect(results.map((result) => result.reason)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('the report', () => {
  it('matches the JUnit schema, with failures and skipped operations', async () => {
    const xml = verificationAsJunit(await verifyPartial(named('unknown value'), GIVEN, {}));
    const schema = readFileSync(join(import.meta.dirname, 'support/junit.xsd'), 'utf8');
    const { errors } = await validateXML({
      xml: [{ fileName: 'report.xml', contents: xml }],
      schema: [{ fileName: 'junit.xsd', contents: schema }],
    });
    expect(errors).toEqual([]);
    expect(xml).toMatch(/<testcase classname="getActivity"[^>]*>\s*<failure [^>]*state must be/);
    expect(xml).toMatch(/<testcase classname="getMenu"[^>]*>\s*<skipped message="not implemented/);
  });

  it('contains the outcome of each operation as JSON', async () => {
    const report = JSON.parse(verificationAsJson(await verifyPartial(named('unknown value')))) as {
      operations: { id: string; outcome: string }[];
    };
    const wrong = report.operations.filter(({ outcome }) => outcome === 'wrong');
    expect(wrong.map(({ id }) => id)).toEqual(['getActivity']);
    expect(report.operations).toHaveLength(IMPLEMENTED.length + 1);
  });

  it('contains a command that reproduces the failure, and no secret in any format', async () => {
    const verification = await verifyPartial(named('extra field'));
    const text = verificationAsText(verification);
    expect(text).toMatch(
      /curl -isS -X GET 'http:\/\/127\.0\.0\.1:\d+\/api\/client\/user\/current' -H 'accept-language: zh-CN' -H 'token: '"\$TOKEN"''/,
    );
    const all = [text, verificationAsJson(verification), verificationAsJunit(verification)].join();
    for (const secret of [GIVEN['token'], GIVEN['adminToken']]) expect(all).not.toContain(secret);
  });
});

it('reads secrets from the environment, and exits with 1 for a mistake', async () => {
  const { address, close } = await startPartialBackend(contract, named('wrong type'));
  const operations = ['getActivity', 'getCurrentUser'].flatMap((id) => ['--operation', id]);
  const script = join(ROOT, 'scripts/contract-verify.ts');
  const child = spawn(
    process.execPath,
    [script, address, ...operations, '--input', `listActivities.id=${GIVEN['listActivities.id']}`],
    { cwd: ROOT, env: { ...process.env, VERIFY_TOKEN: GIVEN['token'] } },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  await close();
  expect(output).toContain('✓ getCurrentUser');
  expect(output).toMatch(/\n2 operations tried: 1 conforming, 1 not conforming\.\n$/);
  expect(child.exitCode).toBe(1);
});
