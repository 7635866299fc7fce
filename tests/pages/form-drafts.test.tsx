import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { getUploadFileMockHandler } from '@/api/generated/file/file.msw';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useSession } from '@/session/session-store';
import { STORED_AFTER } from '@/ui/form/use-form-draft';
import { FailingRequests } from './failing-requests';
import { noRecord, type StatefulRecord } from './stateful-record';
import { respondFromMocks, renderSite, setScenario } from './render-site';
import { shortenWaits } from './short-waits';

// Drafts survive leaving the page and failed saves.

respondFromMocks();

type Screen = Awaited<ReturnType<typeof renderSite>>;

const { user, password } = PERSONAS.competitor;

const FORMS = {
  entry: { path: 'project', address: '/signup', field: 'Project name', step: 'Project' },
  expert: { path: 'expert', address: '/expert', field: 'Name', step: undefined },
} as const;

type FormName = keyof typeof FORMS;

let record: StatefulRecord;

async function openStep(screen: Screen, step: string): Promise<void> {
  await screen.getByRole('button', { name: step, exact: false }).first().click();
  await expect
    .element(screen.getByRole('region', { name: step, exact: true }).first())
    .toBeVisible();
}

/** Opens a form without a stored record, or with the one that this test has stored. */
async function open(name: FormName): Promise<Screen> {
  await setScenario('competitor');
  mockWorker.use(...record.handlers(FORMS[name].path));
  const screen = await renderSite(FORMS[name].address);
  await expect.element(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
  return screen;
}

/** Opens the step with the field that the tests fill in and returns the field. */
async function fieldOf(screen: Screen, name: FormName) {
  const { field, step } = FORMS[name];
  if (step !== undefined) await openStep(screen, step);
  return screen.getByLabelText(field, { exact: true });
}

/** Leaves and reopens the site; only the browser’s storage remains. */
async function openAgain(name: FormName): Promise<Screen> {
  await cleanup();
  return open(name);
}

const save = (screen: Screen) => screen.getByRole('button', { name: 'Save draft' });
const saved = (screen: Screen) => screen.getByText(/Saved to the server/);
const restored = (screen: Screen) =>
  screen.getByText(/Restored unsent changes from \d+\/\d+\/\d+ \d\d:\d\d/);
const loginDialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Log in' });

async function logIn(screen: Screen): Promise<void> {
  const dialog = loginDialog(screen);
  await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

for (const name of ['entry', 'expert'] as const) {
  describe(`the form of an ${name}`, () => {
    beforeEach(() => {
      localStorage.clear();
      record = noRecord(name);
    });
    afterEach(() => {
      localStorage.clear();
    });

    it('restores the draft on the next visit until it is discarded', async () => {
      shortenWaits(STORED_AFTER);
      const first = await open(name);
      await (await fieldOf(first, name)).fill('Not sent yet');
      await expect.element(first.getByText(/Saved on this device/)).toBeVisible();

      const next = await openAgain(name);
      await expect.element(restored(next)).toBeVisible();
      // The server’s time must not be shown for unsent text.
      await expect.element(next.getByText(/Saved on this device/)).toBeVisible();
      const field = await fieldOf(next, name);
      await expect.element(field).toHaveValue('Not sent yet');
      await next.getByRole('button', { name: 'Discard changes' }).click();
      await expect.element(restored(next)).not.toBeInTheDocument();
      await expect.element(field).toHaveValue('');

      const last = await openAgain(name);
      await expect.element(restored(last)).not.toBeInTheDocument();
      expect(record.stored).toBeNull();
    });

    it('saves the draft when the page is left right after typing', async () => {
      const screen = await open(name);
      await (await fieldOf(screen, name)).fill('Typed last');
      await cleanup();
      expect(localStorage.getItem(`draft:${name}:${user.phone}`)).toContain('Typed last');
    });

    it('restores the draft after the next login', async () => {
      shortenWaits(STORED_AFTER);
      const first = await open(name);
      await (await fieldOf(first, name)).fill('Not sent yet');
      await expect.element(first.getByText(/Saved on this device/)).toBeVisible();
      await cleanup();
      useSession.getState().end();

      await setScenario('anonymous');
      mockWorker.use(...record.handlers(FORMS[name].path));
      const next = await renderSite(FORMS[name].address);
      await next.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await logIn(next);
      await expect.element(restored(next)).toBeVisible();
      await expect.element(await fieldOf(next, name)).toHaveValue('Not sent yet');
    });

    it('reports a conflicting save and overwrites it only after confirmation', async () => {
      const screen = await open(name);
      const field = await fieldOf(screen, name);
      record.write({ status: 0, name: 'First' });
      await field.fill('Second');
      await save(screen).click();
      await expect.element(screen.getByText(/saved elsewhere/)).toBeVisible();
      expect(record.stored).toMatchObject({ revision: 1, name: 'First' });
      await screen.getByRole('button', { name: /Keep mine/ }).click();
      await save(screen).click();
      await expect.element(saved(screen)).toBeVisible();
      expect(record.stored).toMatchObject({ revision: 2, name: 'Second' });

      record.write({ status: 0, name: 'Third', revision: 2 });
      await field.fill('Fourth');
      await save(screen).click();
      await expect.element(screen.getByText(/saved elsewhere/)).toBeVisible();
      await screen.getByRole('button', { name: /Use the saved version/ }).click();
      await expect.element(field).toHaveValue('Third');
      expect(record.stored).toMatchObject({ revision: 3, name: 'Third' });
    });

    it.each([
      ['a failed request', /Sending failed/, () => void (record.failure = 'request lost')],
      [
        'a conflicting save',
        /saved elsewhere/,
        () => void record.write({ status: 0, name: 'First' }),
      ],
    ])('scrolls the message about %s into view', async (_, words, provoke: () => void) => {
      await page.viewport(1280, 500);
      const screen = await open(name);
      await (await fieldOf(screen, name)).fill('Second');
      provoke();
      await save(screen).click();
      await expect.element(screen.getByText(words)).toBeInViewport({ ratio: 1 });
    });
  });
}

/** Input on each step of an entry, and its effect on the saved entry. */
const STEPS: readonly {
  step: string;
  fill: (screen: Screen) => Promise<void>;
  shown: object;
}[] = [
  {
    step: 'Agreement',
    fill: async (screen) => {
      await screen.getByRole('checkbox', { name: 'I have read and agree' }).click();
    },
    shown: { agreed: true },
  },
  {
    step: 'Project',
    fill: (screen) => screen.getByLabelText('Project name').fill('Night train'),
    shown: { name: 'Night train' },
  },
  {
    step: 'Team',
    fill: (screen) => screen.getByLabelText('Leader', { exact: true }).fill('林晓彤'),
    shown: { team: { leader: '林晓彤' } },
  },
  {
    step: 'Files',
    fill: async (screen) => {
      const file = new File(['%PDF-1.4\n%%EOF'], 'plan.pdf', { type: 'application/pdf' });
      await screen.getByLabelText('Choose or drop files').upload(file);
      await expect
        .element(screen.getByRole('checkbox', { name: 'Show on the public page' }))
        .toBeVisible();
    },
    shown: { attachments: [{ name: 'plan.pdf' }] },
  },
  { step: 'Review', fill: () => Promise.resolve(), shown: { status: 0 } },
];

describe('an entry whose save fails', () => {
  beforeEach(() => {
    localStorage.clear();
    record = noRecord('entry');
  });
  afterEach(() => {
    localStorage.clear();
  });

  it.each(STEPS)(
    'stays on the step $step after the login, keeps the input and is saved once',
    async ({ step, fill, shown }) => {
      const screen = await open('entry');
      await openStep(screen, step);
      await fill(screen);
      record.failure = 'session ended';
      await save(screen).click();
      await expect.element(loginDialog(screen)).toBeVisible();
      expect(record.stored).toBeNull();
      // The retry after the login fails: nothing is saved, and no success is shown.
      record.failure = 'request lost';
      await logIn(screen);
      const notSent = screen.getByText(/Sending failed/);
      await expect.element(notSent).toBeVisible();
      await expect.element(saved(screen)).not.toBeInTheDocument();
      expect(record.stored).toBeNull();
      // The same step is shown, with the input.
      await expect
        .element(screen.getByRole('region', { name: step, exact: true }).first())
        .toBeVisible();
      // The save succeeds but its response is lost; the next save creates no second revision.
      record.failure = 'response lost';
      await save(screen).click();
      await expect.poll(() => record.stored).toMatchObject({ ...shown, revision: 1 });
      await expect.element(notSent).toBeVisible();
      record.failure = undefined;
      await save(screen).click();
      await expect.element(saved(screen)).toBeVisible();
      expect(record.stored).toMatchObject({ ...shown, revision: 1 });
    },
  );

  it('is saved automatically after the login when the session has expired', async () => {
    const screen = await open('entry');
    await (await fieldOf(screen, 'entry')).fill('Night train');
    record.failure = 'session ended';
    await save(screen).click();
    await expect.element(loginDialog(screen)).toBeVisible();
    record.failure = undefined;
    await logIn(screen);
    await expect.element(saved(screen)).toBeVisible();
    expect(record.stored).toMatchObject({ name: 'Night train', revision: 1 });
  });
});

describe('an entry', () => {
  const submit = (screen: Screen) => screen.getByRole('button', { name: 'Submit', exact: true });

  beforeEach(() => {
    localStorage.clear();
    record = noRecord('entry');
  });
  afterEach(() => {
    localStorage.clear();
  });

  it('shows the progress on the clicked button and ignores further clicks while it is saved', async () => {
    const screen = await open('entry');
    const { promise: answered, resolve: respond } = Promise.withResolvers<undefined>();
    let sent = 0;
    mockWorker.use(
      http.post('*/client/project', async () => {
        sent += 1;
        await answered;
        return undefined;
      }),
    );
    await (await fieldOf(screen, 'entry')).fill('Slow');
    await save(screen).click();
    await expect.element(save(screen)).toHaveClass(/ant-btn-loading/);
    await openStep(screen, 'Review');
    await expect.element(submit(screen)).toBeDisabled();
    (save(screen).element() as HTMLElement).click();
    respond(undefined);
    await expect.element(saved(screen)).toBeVisible();
    await expect.element(save(screen)).not.toHaveClass(/ant-btn-loading/);
    await expect.element(submit(screen)).toBeEnabled();
    expect(sent).toBe(1);
    expect(record.stored).toMatchObject({ revision: 1, name: 'Slow' });
  });

  it('keeps a member without a name', async () => {
    const screen = await open('entry');
    await openStep(screen, 'Team');
    await screen.getByRole('button', { name: 'Add member' }).click();
    const roleIn = (one: Screen) =>
      one.getByRole('group', { name: 'Other members' }).getByLabelText('Role');
    await roleIn(screen).fill('Design');
    await save(screen).click();
    await expect.element(saved(screen)).toBeVisible();
    localStorage.clear();
    const next = await openAgain('entry');
    await openStep(next, 'Team');
    await expect.element(roleIn(next)).toHaveValue('Design');
  });

  it('shows HTTP 413 as a size error and offers no retry', async () => {
    const screen = await open('entry');
    await openStep(screen, 'Files');
    mockWorker.use(
      http.post('*/client/upload/file', () => new HttpResponse('<html>', { status: 413 })),
    );
    const file = new File(['%PDF-1.4\n%%EOF'], 'plan.pdf', { type: 'application/pdf' });
    await screen.getByLabelText('Choose or drop files').upload(file);
    await expect.element(screen.getByText('The file is too large')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry', exact: true }).query()).toBeNull();
    mockWorker.use(
      http.post('*/client/project', () => new HttpResponse('<html>', { status: 413 })),
    );
    await save(screen).click();
    await expect.element(screen.getByText(/larger than the server accepts/)).toBeVisible();
    expect(screen.getByText(/please try again/).query()).toBeNull();
  });

  it('is not submitted while an upload has failed, and the upload can be retried', async () => {
    const screen = await open('entry');
    await openStep(screen, 'Files');
    const requests = new FailingRequests('post', '*/client/upload/file', [
      getUploadFileMockHandler(),
    ]);
    requests.failure = 'request lost';
    const file = new File(['%PDF-1.4\n%%EOF'], 'plan.pdf', { type: 'application/pdf' });
    await screen.getByLabelText('Choose or drop files').upload(file);
    await expect.element(screen.getByText('Upload failed')).toBeVisible();
    await openStep(screen, 'Review');
    await submit(screen).click();
    await expect
      .element(screen.getByRole('button', { name: /Some files are still uploading/ }))
      .toBeVisible();
    expect(record.stored).toBeNull();

    requests.failure = 'session ended';
    await openStep(screen, 'Files');
    await screen.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect.element(loginDialog(screen)).toBeVisible();
    expect(requests.received).toEqual([]);
  });
});
