import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { invitationSentTo, messagesTo } from './outbox';
import { call, registerAccount, type OwnAccount } from './own-account';
import { beginSession, type Session } from './sessions';
import { COMPLETE_ENTRY } from './writes/entry';

const HOUR = 3_600_000;

/** A team with its submitted entry. */
export interface Team extends OwnAccount {
  entry: string;
  entryId: string;
}

/** Six entries in the four tracks of the demo; the first one's company employs the first judge. */
const ENTRIES = [
  ['Algae lamp', 'ai', 'Coast Labs'],
  ['Bone printer', 'health', 'Bone Works'],
  ['Cloud kiln', 'energy', 'Kiln House'],
  ['Dune harvester', 'making', 'Dune Tools'],
  ['Echo glove', 'ai', 'Echo Hands'],
  ['Frost meter', 'energy', 'Frost Data'],
] as const;

/** Judges: name, email address, organisation. */
const JUDGES = [
  ['Ming Su', 'ming.su@example.org', 'Coast Labs'],
  ['Nora Ye', 'nora.ye@example.org', 'North Institute'],
  ['Otto Fan', 'otto.fan@example.org', 'Old Harbour'],
] as const;

/** Returns a time in some hours. */
export const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Sends a request that must succeed, and returns its data. */
export async function send<Data = unknown>(
  page: Page,
  { token }: Pick<Session, 'token'>,
  path: string,
  options: { body?: object; method?: string } = {},
): Promise<Data> {
  const { code, msg, data } = await call(page, token, path, options);
  expect(`${path}: ${String(code)} ${msg}`).toContain(': 200 ');
  return data as Data;
}

/** Creates and publishes an edition with two prizes; returns its id. */
export async function makeEdition(page: Page, staff: Session): Promise<string> {
  const year = new Date().getFullYear() + 1;
  const stage = { name: { CN: '报名', US: 'Sign-up' }, start: at(-2), end: at(48) };
  const { id } = await send<{ id: string }>(page, staff, '/sys/match', {
    body: {
      year,
      edition: 4,
      name: { CN: '海岸杯', US: 'Coast Cup', HK: '海岸盃' },
      theme: { CN: '向海', US: 'Seaward', HK: '向海' },
      signUpStart: at(-2),
      signUpEnd: at(24),
      stages: [stage],
      prizes: [
        {
          id: 'gold',
          name: { CN: '金奖', US: 'Gold prize', HK: '金獎' },
          amount: 100_000,
          count: 1,
        },
        {
          id: 'silver',
          name: { CN: '银奖', US: 'Silver prize', HK: '銀獎' },
          amount: 50_000,
          count: 1,
        },
      ],
      introduction: { CN: '<p>海洋科技</p>' },
      figures: { projects: 0, cities: 0, prizePool: 150_000, finance: 0 },
      statement: [{ CN: '材料真实、完整。' }],
      criteria: [{ name: { CN: '创新性', US: 'Novelty', HK: '創新性' }, weight: 100 }],
      juryStatement: { CN: '<p>六个项目都值得一看。</p>', US: '<p>All six are worth a look.</p>' },
    },
  });
  await send(page, staff, '/sys/match/publication', {
    method: 'PUT',
    body: { id, published: true },
  });
  return id;
}

/** Registers six teams, each of which submits an entry. */
export async function submitEntries(page: Page, edition: string): Promise<Team[]> {
  const { name: _name, team, ...content } = COMPLETE_ENTRY;
  const domains = await send<{ code: string }[]>(page, { token: '' }, '/client/domain');
  const teams: Team[] = [];
  for (const [index, [entry, , company]] of ENTRIES.entries()) {
    const account = await registerAccount(page, `Team ${entry}`);
    const { phone: mobile, email } = account;
    const { id } = await send<{ id: string }>(page, account, '/client/project', {
      body: {
        ...content,
        status: 1,
        saveKey: `journey-${String(index)}`,
        matchInfoId: edition,
        name: entry,
        domain: domains[index % 4]?.code,
        company: { name: company },
        team: { ...team, leader: `Leader ${String(index + 1)}`, mobile, email },
      },
    });
    teams.push({ ...account, entry, entryId: id });
  }
  return teams;
}

/** Invites the judges by mail; each chooses a password and logs in. */
export async function inviteJudges(
  page: Page,
  staff: Session,
): Promise<(Session & { id: string; name: string })[]> {
  const judges: (Session & { id: string; name: string })[] = [];
  for (const [name, email, organisation] of JUDGES) {
    const { id } = await send<{ id: string }>(page, staff, '/sys/judging/judge/invitation', {
      body: { name, email, organisation },
    });
    const path = await invitationSentTo(page, email);
    const token = new URLSearchParams(path.split('?')[1]).get('invitation') ?? '';
    const password = 'Judge-password-1';
    await send(page, { token: '' }, '/client/user/invitation', {
      body: { token, newPassword: password },
    });
    judges.push({ id, name, ...(await beginSession(page, { phone: email, password })) });
  }
  return judges;
}

/** Waits until a message to an address contains a text. */
export async function expectMail(page: Page, address: string, text: string | RegExp) {
  const { origin } = new URL(page.url());
  await expect
    .poll(async () => (await messagesTo(origin, address)).join('\n'), { timeout: 20_000 })
    .toMatch(text);
}

interface Assignment {
  id: string;
  entryName: string;
  state: string;
}

/** Submits the judge's open score sheets of a round with the score of each entry. */
export async function score(
  page: Page,
  judge: Session,
  { round, scores }: { round: string; scores: Readonly<Record<string, number>> },
): Promise<void> {
  const rounds = await send<{ id: string; assignments: Assignment[] }[]>(
    page,
    judge,
    '/client/judging/assignment',
  );
  for (const { id, entryName, state } of rounds.find((one) => one.id === round)?.assignments ??
    []) {
    if (state !== 'assigned') continue;
    const { criteria, sheet } = await send<{
      criteria: { id: string }[];
      sheet: { revision: string };
    }>(page, judge, `/client/judging/assignment/${id}`);
    const value = scores[entryName] ?? 5;
    await send(page, judge, '/client/judging/sheet', {
      method: 'PUT',
      body: {
        id,
        revision: sheet.revision,
        values: criteria.map((criterion) => ({ criterionId: criterion.id, value })),
        submitted: true,
      },
    });
  }
}

/** Creates a round with an hour to judge; returns its id. */
export async function makeRound(
  page: Page,
  staff: Session,
  body: { matchInfoId: string; name: string; judgesPerEntry: number; fromRoundId?: string },
): Promise<string> {
  const { name, ...round } = body;
  const { id } = await send<{ id: string }>(page, staff, '/sys/judging/round', {
    body: {
      ...round,
      name: { CN: name, US: name },
      opens: at(-1),
      closes: at(1),
      blind: false,
      rankBy: 'mean',
    },
  });
  return id;
}
