import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, openPage, test } from './fixtures';
import * as edition from './judged-edition';
import type { Team } from './judged-edition';
import { ownServer } from './own-server';
import { beginSession, openAs, type Session } from './sessions';

const server = ownServer();

test.use({ actionTimeout: 20_000 });

const { send } = edition;

/** Decides several entries on the staff page. */
async function decideMany(page: Page, entries: readonly string[], decision: string): Promise<void> {
  for (const entry of entries)
    await page.getByRole('checkbox', { name: `Select ${entry}`, exact: true }).check();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: decision }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`Decision saved for ${String(entries.length)} entries`),
  ).toBeVisible();
}

/** Decides one entry with a prize. */
async function award(page: Page, entry: string, prize: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: entry });
  await row.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: entry });
  await dialog.getByRole('radio', { name: 'Awarded' }).check();
  await dialog.getByLabel('Award', { exact: true }).click();
  await page.getByTitle(prize).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(prize);
}

/** Publishes a stage of the results on the staff page. */
async function publishOnPage(page: Page, staff: Session, id: string, stage: string): Promise<void> {
  await openAs(page, staff, `/a/match/results?matchInfoId=${id}&stage=${stage}`);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden();
}

/** Returns what callers of the public API and the teams see of the edition's results. */
async function seen(page: Page, id: string, teams: readonly Team[]) {
  const list = await send<{ total: number }>(
    page,
    { token: '' },
    `/client/project/anons?matchInfoId=${id}`,
  );
  const editions = await send<
    { id: string; winners: { name: string }[]; juryStatement?: string }[]
  >(page, { token: '' }, '/client/match/info/sub');
  const shown = editions.find((one) => one.id === id);
  const own = await Promise.all(
    teams.map((team) =>
      send<{ status: number; awards: { name: string }[]; history: { status: number }[] }>(
        page,
        team,
        `/client/project/current?id=${team.entryId}`,
      ),
    ),
  );
  return {
    listed: list.total,
    winners: shown?.winners.length ?? 0,
    statement: shown?.juryStatement !== undefined,
    statuses: own.map(({ status }) => status),
    steps: own
      .flatMap(({ history }) => history.map(({ status }) => status))
      .filter((one) => one > 2),
    awards: own.flatMap(({ awards }) => awards.map(({ name }) => name)),
  };
}

test('an edition runs from six entries to certificates, and all of it is withdrawn', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await server().visit(browser);
  await openPage(page, '/news');
  const staff = await beginSession(page, ACCOUNTS.administrator);
  const id = await edition.makeEdition(page, staff);
  const teams = await edition.submitEntries(page, id);
  const names = teams.map(({ entry }) => entry);
  const [algae, bone, cloud] = teams;
  if (algae === undefined || bone === undefined || cloud === undefined) throw new Error('no teams');
  const publish = (body: object) =>
    send(page, staff, '/sys/match/results', { method: 'PUT', body: { id, ...body } });
  const look = () => seen(page, id, teams);
  const queue = `/a/match/entries?matchInfoId=${id}`;

  await test.step('staff accept all entries, and ask one team for changes after the deadline', async () => {
    await send(page, staff, '/sys/match/signUp', { method: 'PUT', body: { id, action: 'close' } });
    await openAs(page, staff, queue);
    await decideMany(page, names, 'In review');
    await page.getByRole('link', { name: algae.entry }).click();
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    const form = page.getByRole('dialog', { name: 'Ask for changes' });
    await form.getByLabel(/^What to change/).fill('Please describe the lamp.');
    await form.getByLabel(/^Changes possible until/).fill(edition.at(32).slice(0, 16));
    await form.getByRole('button', { name: 'Send to the team' }).click();
    await expect(page.getByText('Waiting for the team').first()).toBeVisible();
    await edition.expectMail(page, algae.email, algae.entry);
  });

  await test.step('the team reads the request and submits again', async () => {
    await openAs(page, algae, `/signup/details?id=${algae.entryId}`);
    await expect(page.getByText('Please describe the lamp.')).toBeVisible();
    const stored = await send<Record<string, unknown>>(
      page,
      algae,
      `/client/project/current?id=${algae.entryId}`,
    );
    const { matchInfoId, revision, name, domain, city, stage, summary, team, company } = stored;
    await send(page, algae, '/client/project', {
      body: {
        matchInfoId,
        revision,
        name,
        domain,
        city,
        stage,
        summary,
        team,
        company,
        agreed: true,
        status: 1,
        saveKey: 'journey-again',
        description: 'A lamp of algae',
      },
    });
    await openAs(page, staff, `/a/match/entry?id=${algae.entryId}`);
    await expect(page.getByText('Submitted again').first()).toBeVisible();
    await edition.expectMail(page, 'administrator@example.org', algae.entry);
  });

  await test.step('nobody sees a result before publication', async () => {
    expect(await look()).toMatchObject({ listed: 0, winners: 0, statement: false, steps: [] });
    await publishOnPage(page, staff, id, 'accepted');
    expect(await look()).toMatchObject({ listed: 6, winners: 0, statement: false, steps: [] });
  });

  await test.step('each team is told that its entry is accepted', async () => {
    for (const { email, entry } of teams)
      await edition.expectMail(page, email, `参赛项目“${entry}”已通过审查`);
  });

  const judges = await test.step('judges follow their invitations', () =>
    edition.inviteJudges(page, staff));
  const [first, second] = judges;
  if (first === undefined || second === undefined) throw new Error('no judges');

  const round = await test.step('entries are assigned without conflicts of interest', async () => {
    const roundId = await edition.makeRound(page, staff, {
      matchInfoId: id,
      name: 'First round',
      judgesPerEntry: 2,
    });
    await send(page, staff, '/sys/judging/assignment/automatic', {
      body: { roundId, judgeIds: judges.map((judge) => judge.id) },
    });
    const rows = await send<{ name: string; assignments: { judgeId: string }[] }[]>(
      page,
      staff,
      `/sys/judging/round/${roundId}/entry`,
    );
    const ofAlgae = rows.find(({ name }) => name === algae.entry)?.assignments;
    // The first judge works for the company of this entry.
    expect(ofAlgae?.map(({ judgeId }) => judgeId)).not.toContain(first.id);
    expect(rows.every(({ assignments }) => assignments.length === 2)).toBe(true);
    return roundId;
  });

  await test.step('one judge declines an entry, the others score', async () => {
    await openAs(page, second, '/score');
    const open = page.getByRole('listitem').filter({ hasText: 'Not started' });
    await open.first().getByRole('link').click();
    await page.getByRole('button', { name: 'Decline to judge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('I advised the team');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Decline to judge' }).click();
    await expect(dialog).toBeHidden();
    const scores = { [algae.entry]: 9, [bone.entry]: 8, [cloud.entry]: 8 };
    for (const judge of judges) await edition.score(page, judge, { round, scores });
  });

  await test.step('staff order the tie, and a second round judges the shortlist', async () => {
    await openAs(page, staff, `/a/match/judging?matchInfoId=${id}`);
    for (const { entry } of [cloud, bone])
      await page.getByRole('checkbox', { name: `Select ${entry}`, exact: true }).check();
    await page.getByRole('button', { name: 'Order tied entries' }).click();
    const ordering = page.getByRole('dialog', { name: 'Order tied entries' });
    await ordering.getByLabel('Reason').fill('More mature');
    await ordering.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ordered by staff: More mature')).toHaveCount(2);
    await send(page, staff, '/sys/judging/round/shortlist', {
      method: 'PUT',
      body: { roundId: round, entryIds: [algae, bone, cloud].map(({ entryId }) => entryId) },
    });
    const final = await edition.makeRound(page, staff, {
      matchInfoId: id,
      name: 'Final',
      judgesPerEntry: 1,
      fromRoundId: round,
    });
    await send(page, staff, '/sys/judging/assignment/automatic', {
      body: { roundId: final, judgeIds: judges.map((judge) => judge.id) },
    });
    const scores = { [algae.entry]: 10, [bone.entry]: 7, [cloud.entry]: 6 };
    for (const judge of judges) await edition.score(page, judge, { round: final, scores });
    const rows = await send<{ name: string; rank: number }[]>(
      page,
      staff,
      `/sys/judging/round/${final}/entry`,
    );
    expect(rows.find(({ rank }) => rank === 1)?.name).toBe(algae.entry);
  });

  await test.step('staff decide; teams and public see nothing of it', async () => {
    await openAs(page, staff, queue);
    await decideMany(page, names.slice(3), 'Not selected');
    await award(page, algae.entry, 'Silver prize');
    await award(page, bone.entry, 'Gold prize');
    const row = page.getByRole('row').filter({ hasText: cloud.entry });
    await row.getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog', { name: cloud.entry });
    await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Shortlisted');
    expect(await look()).toMatchObject({ listed: 6, winners: 0, steps: [], awards: [] });
  });

  await test.step('the shortlist is published at a planned time', async () => {
    await publish({ stage: 'shortlisted', plannedAt: new Date(Date.now() + 4000).toISOString() });
    expect(await look()).toMatchObject({ listed: 6, steps: [] });
    await expect
      .poll(async () => (await look()).statuses, { timeout: 30_000 })
      .toEqual([3, 3, 3, 5, 5, 5]);
    expect(await look()).toMatchObject({ listed: 3, winners: 0, statement: false, awards: [] });
    await edition.expectMail(page, cloud.email, cloud.entry);
  });

  await test.step('the finalists are published', async () => {
    await publishOnPage(page, staff, id, 'finalists');
    await openPage(page, `/entries?matchInfoId=${id}`);
    const listed = page.getByRole('main').getByRole('listitem');
    for (const { entry } of [algae, bone])
      await expect(listed.filter({ hasText: entry })).toContainText('Finalist');
    await expect(listed.filter({ hasText: cloud.entry })).toContainText('Shortlisted');
    expect(await look()).toMatchObject({ listed: 3, winners: 0, awards: [] });
  });

  await test.step('the winners are published, and corrected once', async () => {
    await publishOnPage(page, staff, id, 'winners');
    expect(await look()).toMatchObject({ winners: 2, statement: true });
    await openAs(page, staff, queue);
    await award(page, algae.entry, 'Gold prize');
    await award(page, bone.entry, 'Silver prize');
    await publishOnPage(page, staff, id, 'winners');
    await openPage(page, `/winners?id=${id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/Gold prize/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: algae.entry })).toBeVisible();
    await expect(main.getByText('All six are worth a look.')).toBeVisible();
    for (const { email, entry } of teams)
      await edition.expectMail(page, email, `参赛项目“${entry}”的评审结果已公布`);
    const { awards, statuses } = await look();
    expect(statuses).toEqual([4, 4, 3, 5, 5, 5]);
    expect(awards).toHaveLength(2);
  });

  const number = await test.step('winners get certificates that anyone can check', async () => {
    await send(page, staff, '/sys/certificate', {
      body: { matchInfoId: id, kind: 'winner', handwritten: false },
    });
    const [certificate] = await send<{ number: string; prize: string }[]>(
      page,
      algae,
      '/client/certificate',
    );
    expect(certificate?.prize).toBeTruthy();
    const file = await page.request.get(
      `/api/client/certificate/file/${certificate?.number ?? ''}`,
      {
        headers: { token: algae.token },
      },
    );
    expect(file.headers()['content-type']).toBe('application/pdf');
    await edition.expectMail(page, algae.email, certificate?.number ?? '');
    await openPage(page, `/certificate?number=${certificate?.number ?? ''}`);
    await expect(page.getByRole('main').getByText(algae.entry)).toBeVisible();
    return certificate?.number ?? '';
  });

  await test.step('all results are withdrawn, and disappear from every view', async () => {
    await openAs(page, staff, `/a/match/results?matchInfoId=${id}`);
    const accepted = page.getByRole('row').filter({ hasText: 'Accepted' });
    await page.getByRole('row').filter({ hasText: 'Winners' }).first().waitFor();
    await accepted.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Withdraw' }).click();
    await expect(accepted.first()).toContainText('Not published');
    expect(await look()).toEqual({
      listed: 0,
      winners: 0,
      statement: false,
      statuses: [2, 2, 2, 2, 2, 2],
      steps: [],
      awards: [],
    });
    expect(await send(page, algae, '/client/certificate')).toEqual([]);
    await openPage(page, `/certificate?number=${number}`);
    const main = page.getByRole('main');
    await expect(main.getByText(number)).toBeVisible();
    await expect(main.getByText(algae.entry)).toBeHidden();
    for (const team of teams) await edition.expectMail(page, team.email, /withdrawn|撤回/);
  });
});
