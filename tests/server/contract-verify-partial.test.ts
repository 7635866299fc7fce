import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { readBundle } from '../../scripts/contract/revisions.ts';
import type { Selection } from '../../scripts/contract/verify/plan.ts';
import { verificationAsJson } from '../../scripts/contract/verify/report/json.ts';
import { verificationAsJunit } from '../../scripts/contract/verify/report/junit.ts';
import { verificationAsMarkdown } from '../../scripts/contract/verify/report/markdown.ts';
import { verificationAsText } from '../../scripts/contract/verify/report/text.ts';
import { operationsWith, type Verification } from '../../scripts/contract/verify/result.ts';
import { verify } from '../../scripts/contract/verify/verify.ts';
import { readWorkflows } from '../../scripts/contract/verify/workflows.ts';
import {
  ACCOUNT,
  IMPLEMENTED,
  MISTAKES,
  startPartialBackend,
  type Mistake,
} from './support/partial-backend.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = join(ROOT, 'openapi/workflows');
const workflows = readWorkflows(folder);
const contract = readBundle(join(ROOT, 'openapi/generated/openapi.json'));

/** Verifies a backend that implements seven operations, with one mistake or none. */
async function verifyPartial(
  mistake?: Mistake,
  selection: Selection = {},
  given: Record<string, string> = ACCOUNT,
): Promise<Verification> {
  const backend = await startPartialBackend(contract, mistake);
  try {
    const server = backend.address;
    return await verify(contract, { workflows, folder, server, outbox: '', selection, given });
  } finally {
    await backend.close();
  }
}

const ids = (verification: Verification, outcome: Parameters<typeof operationsWith>[1]) =>
  operationsWith(verification, outcome).map(({ id }) => id);

describe('a backend of seven operations', () => {
  it('keeps the contract with these seven; all others are not implemented or need those', async () => {
    const verification = await verifyPartial();
    expect(ids(verification, 'wrong')).toEqual([]);
    expect(ids(verification, 'conforms').sort()).toEqual([...IMPLEMENTED].sort());
    const missing = ids(verification, 'notImplemented');
    expect(missing).toEqual(expect.arrayContaining(['registerUser', 'getMenu', 'listNews']));
    const calls = verification.groups.flatMap((group) => group.calls);
    const getNews = calls.find(({ operation }) => operation.id === 'getNews');
    expect(getNews).toMatchObject({
      outcome: 'notTried',
      reason: 'it needs the step browse.listNews, which is not implemented',
    });
  });

  it.each(MISTAKES)('with a mistake (%s) has a problem at %s: %s', async (mistake, id, problem) => {
    const verification = await verifyPartial(mistake);
    const calls = verification.groups.flatMap((group) => group.calls);
    const own = calls.filter(({ operation }) => operation.id === id);
    const problems = own.flatMap((call) => call.problems);
    expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
    // The language is that of every message; each other mistake is one operation's.
    const wrong = ids(verification, 'wrong');
    if (mistake === 'language') expect(wrong).not.toContain('downloadTemplate');
    else if (mistake === 'error envelope')
      expect(wrong).toEqual(['getCurrentUser', 'downloadTemplate']);
    else expect(wrong).toEqual([id]);
  });

  it('is asked for one operation alone, with what that needs', async () => {
    const verification = await verifyPartial(undefined, { operations: ['getActivity'] });
    const steps = verification.groups.filter(({ id }) => id !== 'conventions');
    expect(steps.flatMap(({ calls }) => calls.map(({ name }) => name))).toEqual([
      'browse.listActivities',
      'browse.getActivity',
    ]);
  });

  it('is asked for an account, where it has no registration and none is given', async () => {
    const selection = { operations: ['updateMySystemUser'] };
    const verification = await verifyPartial(undefined, selection, {});
    // A server that names no legal texts is asked to register all the same.
    expect(ids(verification, 'notImplemented')).toEqual(['getIdentity', 'registerUser']);
    const calls = verification.groups.flatMap((group) => group.calls);
    expect(calls.map(({ name, reason }) => [name, reason])).toContainEqual([
      'profile.login',
      'it needs the step register.registerUser, which is not implemented',
    ]);
  });

  it('lists the optional fields that no response of it held', async () => {
    const { unanswered } = await verifyPartial(undefined, { operations: ['getActivity'] });
    expect(unanswered).toContainEqual({
      field: 'Activity.cancelReason',
      operations: ['getActivity'],
    });
    expect(unanswered.map(({ field }) => field)).not.toContain('Activity.contact');
  });
});

describe('a report', () => {
  it('for JUnit fits its schema, and holds failures and what was skipped', async () => {
    const verification = await verifyPartial('enum');
    const xml = verificationAsJunit(verification);
    const schema = readFileSync(join(import.meta.dirname, 'support/junit.xsd'), 'utf8');
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'report.xml', contents: xml }],
      schema: [{ fileName: 'junit.xsd', contents: schema }],
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    expect(xml).toMatch(/<testcase classname="listActivities"[^>]*>\s*<failure [^>]*state must be/);
    expect(xml).toMatch(/<testcase classname="getMenu"[^>]*>\s*<skipped message="not implemented/);
  });

  it('for programs has an outcome for each operation', async () => {
    const report = JSON.parse(verificationAsJson(await verifyPartial('enum'))) as {
      operations: { id: string; outcome: string }[];
    };
    const outcome = (id: string) => report.operations.find((one) => one.id === id)?.outcome;
    expect(outcome('listActivities')).toBe('wrong');
    expect(outcome('getTime')).toBe('conforms');
    expect(outcome('getMenu')).toBe('notImplemented');
  });

  it('for a pull request and for a terminal reports what is wrong first or last, in a line', async () => {
    const verification = await verifyPartial('enum');
    const markdown = verificationAsMarkdown(verification);
    expect(markdown.split('\n')[6]).toMatch(
      /^\| 🔴 wrong \| `listActivities` \| `GET .*state must be/,
    );
    const last = verificationAsText(verification).split('\n').at(-1);
    expect(last).toMatch(
      /^7 operations tried, 6 as the contract says, 1 not; \d+ not implemented; /,
    );
  });
});
