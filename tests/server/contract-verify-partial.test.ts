import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { operationsOf, type Operation } from '../../scripts/contract/document.ts';
import { readBundle } from '../../scripts/contract/revisions.ts';
import { tryConventions } from '../../scripts/contract/verify/conventions.ts';
import type { Selection } from '../../scripts/contract/verify/plan.ts';
import { verificationAsJson } from '../../scripts/contract/verify/report/json.ts';
import { verificationAsJunit } from '../../scripts/contract/verify/report/junit.ts';
import { verificationAsMarkdown } from '../../scripts/contract/verify/report/markdown.ts';
import { verificationAsText } from '../../scripts/contract/verify/report/text.ts';
import { operationsWith, type Verification } from '../../scripts/contract/verify/result.ts';
import { problemFinder } from '../../scripts/contract/verify/response-problems.ts';
import { takeStep, type RunContext } from '../../scripts/contract/verify/step-runner.ts';
import { verify } from '../../scripts/contract/verify/verify.ts';
import { readWorkflows, type Step } from '../../scripts/contract/verify/workflows.ts';
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

/** A run in which nothing was done yet, and every response is right. */
function contextOf(server: string): RunContext {
  const nothing = { inputs: {}, missingInputs: new Map<string, string>() };
  const noSteps = { outputs: new Map<never, never>(), failures: new Map<string, string>() };
  return { server, folder, ...nothing, ...noSteps, findProblems: () => [] };
}

/** What is said of a creation, sent twice to a server that answers with these identifiers in turn. */
async function sayOfCreations(...answered: string[]): Promise<string[]> {
  const keys = new Set<unknown>();
  const server = createServer((request, response) => {
    const id = request.method === 'POST' ? answered.shift() : undefined;
    if (id !== undefined) keys.add(request.headers['idempotency-key']);
    const body = { code: id === undefined ? 401 : 200, msg: 'OK', version: '1.0.0', data: { id } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const operation = operationsOf(contract).find(({ id }) => id === 'createNews') as Operation;
  const step = workflows
    .flatMap(({ steps }) => steps)
    .find(({ operationId }) => operationId === 'createNews') as Step;
  const alone = { ...step, needs: [], conditions: [], parameters: [], outputs: {} };
  const { token: _, body: __, ...plain } = alone;
  const context = contextOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const { call, response } = await takeStep(plain, operation, context);
    if (call === undefined || response === undefined) throw new Error('not called');
    const tried = await tryConventions({ operation, call, response }, context, undefined);
    expect(keys.size).toBe(1);
    return tried.find(({ name }) => name === 'sent again')?.problems as string[];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('a problem at one record reports which address was asked for', async () => {
  const backend = await startPartialBackend(contract);
  const operation = operationsOf(contract).find(({ id }) => id === 'getActivity') as Operation;
  const step = workflows
    .flatMap(({ steps }) => steps)
    .find(({ id }) => id === 'browse.getActivity') as Step;
  try {
    const { result } = await takeStep(step, operation, {
      ...contextOf(backend.address),
      outputs: new Map([['browse.listActivities', { activityId: 'a-9', id: 'a-9' }]]),
      findProblems: problemFinder(contract),
    });
    expect(result.problems).toEqual([
      'answered HTTP 404 (code 404: 没有这条记录), where 200 is right, at /client/activity/anons/a-9',
    ]);
  } finally {
    await backend.close();
  }
});

describe('a creation that is sent again with its key', () => {
  it('is right where it is the first one', async () => {
    await expect(sayOfCreations('news-9', 'news-9')).resolves.toEqual([]);
  });

  it('is wrong where there are two of it', async () => {
    await expect(sayOfCreations('news-9', 'news-10')).resolves.toEqual([
      '/data is not what the first call created: it was done twice',
    ]);
  });
});

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
