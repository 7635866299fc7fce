import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  getListMatchChecksResponseMock,
  getListStaffMatchesResponseMock,
} from '@/api/generated/staff-match/staff-match.faker';
import {
  getListMatchChecksMockHandler,
  getListStaffMatchesMockHandler,
} from '@/api/generated/staff-match/staff-match.msw';
import { staffMatchPrize } from '@/api/generated/factories';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const matches = getListStaffMatchesResponseMock();
const [edition] = matches.data;
if (edition === undefined) throw new Error('the contract shows no edition');
const { id } = edition;

/** Serves one edition; returns the bodies of all writes. */
function serveEdition(change: object = {}): unknown[] {
  const held = { ...edition, ...change } as typeof edition;
  const sent: unknown[] = [];
  const respond = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ code: 200, msg: '', version: '1', data: held });
  };
  mockWorker.use(
    getListStaffMatchesMockHandler({ ...matches, data: held === undefined ? [] : [held] }),
    http.put('*/sys/match', respond),
    http.put('*/sys/match/publication', respond),
    http.put('*/sys/match/signUp', respond),
  );
  return sent;
}

/** Stages that end late enough for a later end of sign-up. */
const LATER_STAGES = edition.stages.map((stage) => ({
  ...stage,
  end: '2027-01-15T18:00:00+08:00',
}));

const open = (step: string) => renderForStaff(`/a/match/edition?id=${id}&step=${step}`);
const save = () => page.getByRole('button', { name: 'Save', exact: true });

it('reports a date out of order at its field and opens the step with it', async () => {
  const sent = serveEdition();
  await open('dates');
  await page.getByLabelText('Sign-up closes').fill('2026-10-01T09:00');
  await page.getByRole('tab', { name: '3 Prizes and figures' }).click();
  await save().click();
  await expect.element(page.getByText('Sign-up must close after it opens')).toBeVisible();
  await expect.element(page.getByLabelText('Sign-up closes')).toHaveFocus();
  await page.getByLabelText('Sign-up closes').fill('2026-12-01T09:00');
  await save().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ id, signUpEnd: '2026-12-01T01:00:00.000Z' });
});

it('keeps every step visible on a phone', async () => {
  await page.viewport(390, 844);
  serveEdition();
  await open('publish');
  const steps = page.getByRole('tab', { name: /^\d / });
  await expect.element(steps.first()).toBeVisible();
  const shown = () =>
    steps.elements().map((step) => {
      const { left, right, top, bottom } = step.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return step.contains(at);
    });
  await expect.poll(shown).toEqual(Array.from({ length: 7 }, () => true));
});

describe('while an edition is being saved', () => {
  /** Delays the next save until a returned function makes it succeed or fail. */
  function delaySave() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    mockWorker.use(http.put('*/sys/match', () => promise));
    return {
      succeed: () =>
        resolve(HttpResponse.json({ code: 200, msg: '', version: '1', data: edition })),
      fail: () => resolve(HttpResponse.json({ code: 500, msg: 'No' }, { status: 500 })),
    };
  }
  const theme = () => page.getByLabelText('Theme');
  const takesFocus = () => {
    const field = theme().element() as HTMLElement;
    field.focus();
    return document.activeElement === field;
  };
  /** Saves another theme and waits until the field is disabled. */
  async function saveTheme() {
    serveEdition();
    const held = delaySave();
    await open('basics');
    await theme().fill('另一主题');
    await save().click();
    await expect.poll(takesFocus).toBe(false);
    return held;
  }

  it('the fields are disabled, and the user can switch to another step', async () => {
    const held = await saveTheme();
    await page.getByRole('tab', { name: '2 Dates' }).click();
    held.succeed();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Sign-up closes')).toBeVisible();
    await page.getByRole('tab', { name: '1 Basics' }).click();
    await expect.element(theme()).toBeVisible();
  });

  it('a failure enables the fields with the input kept', async () => {
    const held = await saveTheme();
    held.fail();
    await expect.poll(takesFocus).toBe(true);
    await expect.element(theme()).toHaveValue('另一主题');
  });
});

it('links each missing item to the form that completes it', async () => {
  serveEdition({ published: false });
  const checks = getListMatchChecksResponseMock();
  mockWorker.use(
    getListMatchChecksMockHandler({
      ...checks,
      data: [
        { check: 'tracks', state: 'missing', required: true },
        { check: 'guide', state: 'partial', required: false },
        { check: 'contacts', state: 'missing', required: false },
      ],
    }),
  );
  await open('publish');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(item('Tracks')).toMatchTextContent(/Required to publish/);
  await expect
    .element(item('Contacts').getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/#\/a\/site\/contacts$/));
  await expect.element(item('Guide')).toMatchTextContent(/English missing/);
  await item('Guide').getByRole('link').click();
  await expect.element(page.getByRole('textbox', { name: 'Guide' })).toBeVisible();
});

it('publishes an edition, but not while it has unsaved changes', async () => {
  const sent = serveEdition({ published: false });
  await open('publish');
  await page.getByRole('button', { name: 'Publish the edition' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish the edition' }).click();
  await expect.poll(() => sent).toEqual([{ id, published: true }]);
  await page.getByRole('tab', { name: '1 Basics' }).click();
  await page.getByLabelText('Theme').fill('另一主题');
  await page.getByRole('tab', { name: '7 Check and publish' }).click();
  const publish = page.getByRole('button', { name: 'Publish the edition' });
  await expect.element(publish).toHaveAccessibleDescription('You have unsaved changes');
  // Forced, because it isn't enabled.
  await publish.click({ force: true });
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

it('says why an edition with entries can’t be unpublished, and asks nothing', async () => {
  const sent = serveEdition({ published: true, entries: 6 });
  await open('publish');
  const unpublish = page.getByRole('button', { name: 'Unpublish the edition' });
  await expect.element(unpublish).toHaveAccessibleDescription(/It has entries/);
  await unpublish.click({ force: true });
  await expect.element(page.getByRole('alert').getByText(/It has entries/)).toBeVisible();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('says why an awarded prize can’t be removed', async () => {
  const prizes = ['first', 'second'].map((id) => staffMatchPrize({ id }));
  serveEdition({ prizes, placings: [{ prizeId: 'first', awarded: 1 }] });
  await open('prizes');
  const list = 'Prizes (the highest first)';
  const remove = (row: number) =>
    page.getByRole('button', { name: `Remove row ${String(row)}: ${list}` });
  await expect.element(remove(1)).toHaveAccessibleDescription(/has been awarded/);
  await page.getByRole('button', { name: `Move row 1 down: ${list}` }).click();
  await expect.element(remove(2)).toHaveAccessibleDescription(/has been awarded/);
  await remove(1).click();
  await expect.element(remove(1)).toHaveAccessibleDescription(/has been awarded/);
  await expect.element(remove(2)).not.toBeInTheDocument();
});

it('marks a missing translation only at the step that lacks the text', async () => {
  const stages = edition.stages.map((stage) => ({ ...stage, name: { CN: '决赛' } }));
  const both = { CN: '大赛', US: 'Cup' };
  const introduction = { CN: '<p>大赛</p>', US: '<p>Cup</p>' };
  serveEdition({ stages, name: both, theme: both, introduction });
  await open('dates');
  const english = page.getByRole('tab', { name: /^English/ });
  await expect.element(english).toHaveAccessibleName('English Missing');
  await page.getByRole('tab', { name: '1 Basics' }).click();
  await expect.element(english).not.toHaveAccessibleName('English Missing');
});

it('pauses sign-up and validates the deadline of an extension', async () => {
  const sent = serveEdition({ published: true, status: 'signup', stages: LATER_STAGES });
  await open('publish');
  await page.getByRole('button', { name: 'Pause sign-up' }).click();
  await page.getByRole('button', { name: 'Extend sign-up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Extend sign-up' }).click();
  await expect.element(dialog.getByText('Must be later than the current deadline')).toBeVisible();
  await dialog.getByLabelText('Sign-up closes').fill('2027-12-20T18:00');
  await dialog.getByRole('button', { name: 'Extend sign-up' }).click();
  await expect
    .element(dialog.getByText('Sign-up can’t close after the last stage ends'))
    .toBeVisible();
  expect(sent).toEqual([{ id, action: 'pause' }]);
});

it('prefills a new edition with the latest one, or starts it empty', async () => {
  serveEdition();
  await renderForStaff('/a/match/edition');
  await expect.element(page.getByLabelText('Year')).toHaveValue(String(edition.year + 1));
  await expect
    .element(page.getByLabelText('Name', { exact: true }))
    .toHaveValue('第四届启明创新创业大赛');
  await page.getByRole('combobox', { name: 'Copy from' }).click();
  await page.getByText('Nothing (start empty)').click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('');
});

it('the form of the next edition is empty after one was created', async () => {
  const made = { ...edition, id: 'made', name: { CN: '新的一届' }, published: false };
  let held = [edition];
  mockWorker.use(
    http.get('*/sys/match', () => HttpResponse.json({ ...matches, data: held })),
    http.post('*/sys/match', () => {
      held = [edition, made];
      return HttpResponse.json({ code: 200, msg: '', version: '1', data: made });
    }),
  );
  await renderForStaff('/a/match/edition');
  // The hidden page of the other edition has a similar field, which roles exclude.
  const name = page.getByRole('textbox', { name: /^\W*Name\W*$/ });
  await name.fill('新的一届');
  await save().click();
  await expect.element(page.getByRole('heading', { level: 1, name: '新的一届' })).toBeVisible();
  await page.getByRole('tab', { name: 'Edition setup' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Add an edition' }))
    .toBeVisible();
  await expect.element(name).toHaveValue('');
});

it('saves the entry rules and reports a maximum below the minimum at its field', async () => {
  const sent = serveEdition({ entryRules: { teamMin: 4, allowedKinds: ['team'] } });
  await open('rules');
  await page.getByLabelText('Maximum team size').fill('3');
  await page.getByRole('combobox', { name: 'Who may enter' }).click();
  await page.getByText('Companies and teams').click();
  await page.getByLabelText('Companies founded on or after').fill('2016-01-01');
  await page.getByRole('button', { name: 'Add a document' }).click();
  await page.getByLabelText('Document name 1').fill('商业计划书');
  await save().click();
  const problem = page.getByText('The maximum can’t be smaller than the minimum');
  await expect.element(problem).toBeVisible();
  await expect.element(page.getByLabelText('Maximum team size')).toHaveFocus();
  await page.getByLabelText('Minimum team size').fill('2');
  await save().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    entryRules: {
      teamMin: 2,
      teamMax: 3,
      foundedAfter: '2016-01-01',
      requiredDocuments: [
        { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, name: { CN: '商业计划书' } },
      ],
    },
  });
  expect(sent[0]).not.toHaveProperty('entryRules.allowedKinds');
});

describe('after a change of the sign-up on the same page', () => {
  const NEW_END = '2026-11-21T13:00:00.000Z';

  /** Serves an edition at revision 3 and rejects saves with another revision. */
  function serveRevisions() {
    let held = { ...edition, published: true, status: 'signup' as const, winners: [], revision: 3 };
    const saved: Record<string, unknown>[] = [];
    const respond = () => HttpResponse.json({ code: 200, msg: '', version: '1', data: held });
    mockWorker.use(
      http.get('*/sys/match', () => HttpResponse.json({ ...matches, data: [held] })),
      http.put('*/sys/match/signUp', () => {
        held = { ...held, revision: 4, signUpEnd: NEW_END };
        return respond();
      }),
      http.put('*/sys/match', async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        saved.push(body);
        if (body['revision'] !== held.revision)
          return HttpResponse.json({ code: 409, msg: 'changed' }, { status: 409 });
        return respond();
      }),
    );
    return saved;
  }

  it('the form has the new deadline and saves without a conflict', async () => {
    const saved = serveRevisions();
    await open('publish');
    await page.getByRole('button', { name: 'Close sign-up now' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Close sign-up now' }).click();
    await page.getByRole('tab', { name: '2 Dates' }).click();
    await expect.element(page.getByLabelText('Sign-up closes')).toHaveValue('2026-11-21T21:00');
    await page.getByRole('tab', { name: '1 Basics' }).click();
    await page.getByLabelText('Theme').fill('另一主题');
    await save().click();
    await expect.poll(() => saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ revision: 4, signUpEnd: NEW_END });
  });

  it('sign-up changes are disabled while the form has unsaved changes', async () => {
    serveRevisions();
    await open('basics');
    await page.getByLabelText('Theme').fill('另一主题');
    await page.getByRole('tab', { name: '7 Check and publish' }).click();
    for (const name of ['Extend sign-up', 'Pause sign-up', 'Close sign-up now'])
      await expect.element(page.getByRole('button', { name })).toBeDisabled();
  });
});

describe('the extension of the sign-up', () => {
  const WINNER = { award: '一等奖', title: '甲', company: '', domain: 'ai', city: '110000' };

  it.each([
    [
      'the winners are published',
      { winners: [WINNER], resultStage: 'winners' as const, stages: LATER_STAGES },
      /winners are published/,
    ],
    [
      'the last stage ends with the sign-up',
      { winners: [], signUpEnd: edition.stages.at(-1)?.end },
      /last stage/,
    ],
  ])('is disabled with its reason if %s', async (_, change, reason) => {
    serveEdition({ published: true, status: 'signup', ...change });
    await open('publish');
    await expect.element(page.getByRole('button', { name: 'Extend sign-up' })).toBeDisabled();
    await expect.element(page.getByText(reason)).toBeVisible();
  });

  it('is marked at the date field if the server rejects it', async () => {
    serveEdition();
    const message = 'The winners are published';
    mockWorker.use(
      http.put('*/sys/match', () =>
        HttpResponse.json({
          code: 1001,
          msg: message,
          fields: [{ pointer: '/signUpEnd', message }],
        }),
      ),
    );
    await open('basics');
    await page.getByLabelText('Theme').fill('另一主题');
    await save().click();
    await expect.element(page.getByLabelText('Sign-up closes')).toHaveFocus();
    await expect.element(page.getByRole('main').getByText(message).first()).toBeVisible();
  });
});

it.each([
  ['dates', 'Stages (Beijing time)'],
  ['prizes', 'Prizes (the highest first)'],
  ['guide', 'Review criteria'],
])(
  'moves rows of step %s by keyboard and keeps the focus on the button of the moved row',
  async (step, label) => {
    const names = ['甲', '乙', '丙'];
    const rows = names.map((CN) => ({ name: { CN } }));
    serveEdition({
      stages: edition.stages
        .slice(0, 1)
        .flatMap((stage) => rows.map((row) => ({ ...stage, ...row }))),
      prizes: rows.map((row, at) => ({ ...row, id: String(at), amount: 1, count: 1 })),
      criteria: rows.map((row) => ({ ...row, weight: 30 })),
    });
    await open(step);
    const list = page.getByRole('group', { name: label, exact: true });
    const move = (row: number, to: string) =>
      list.getByRole('button', { name: `Move row ${String(row)} ${to}: ${label}` });
    const texts = () =>
      [...list.element().querySelectorAll('input')]
        .map(({ value }) => value)
        .filter((value) => names.includes(value));
    await expect.element(move(1, 'up')).toBeDisabled();
    await expect.element(move(3, 'down')).toBeDisabled();
    (move(3, 'up').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(texts).toEqual(['甲', '丙', '乙']);
    await expect.element(move(2, 'up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(texts).toEqual(['丙', '甲', '乙']);
    await expect.element(move(1, 'down')).toHaveFocus();
  },
);
