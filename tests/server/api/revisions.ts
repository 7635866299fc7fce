import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../server/http/types.ts';
import { SAVES, type SaveId } from '../support/saves.ts';
import { api, loginAdministrator } from './context.ts';

type Content = Record<string, unknown>;
interface Stored extends Content {
  revision: string | number;
}

type DraftId = 'saveNewsDraft' | 'saveActivityDraft' | 'saveMatchDraft';

const password = 'Admin-2026';

/** Returns a valid body for the record that contains `mark`. */
type Change = (stored: Content, mark: string) => Content;

const text = (mark: string) => ({ CN: `文${mark}`, US: `Text ${mark}`, HK: `文${mark}` });

/** Changes one text and sends the other fields unchanged; the server ignores computed fields. */
const withText =
  (field: string): Change =>
  (stored, mark) => ({ ...stored, [field]: text(mark) });

/** An activity that no other test changes. */
async function activity(): Promise<Content> {
  const { data } = await api.call('listStaffActivities', '/sys/activity?size=100', { token });
  const found = data.records.find(({ state }) => state === 'upcoming');
  return { id: found?.id };
}

async function entry(): Promise<Content> {
  const { data } = await api.call('listStaffProjects', '/sys/project?status=1&size=1', { token });
  return { id: data.records[0]?.id };
}

/** A judging round. */
async function judgingRound(): Promise<Content> {
  const body = {
    matchInfoId: 'match-2',
    name: { CN: '初评' },
    opens: '2026-12-01T09:00:00+08:00',
    closes: '2026-12-08T18:00:00+08:00',
    judgesPerEntry: 3,
    blind: false,
    rankBy: 'normalized',
  };
  const { data } = await api.call('createJudgingRound', '/sys/judging/round', { token, body });
  return { id: data.id };
}

let token: string;

/**
 * The record that each save changes, found by key (default: the first of the list), and the change.
 */
const CHANGES: Record<
  Exclude<SaveId, DraftId>,
  { key?: () => Promise<Content>; change: Change }
> = {
  updateSystemUser: {
    key: () => Promise.resolve({ id: 'user-competitor' }),
    change: (
      { id, firstName, lastName, chineseName, email, mobile, roles, permissions },
      mark,
    ) => ({
      id,
      firstName,
      lastName,
      chineseName,
      email,
      mobile,
      roles,
      permissions,
      password,
      status: 1,
      remarks: mark,
    }),
  },
  updateRole: {
    key: () => Promise.resolve({ id: 'editor' }),
    change: ({ id, permissions }, mark) => ({ id, permissions, name: text(mark), password }),
  },
  updateDictionaryEntry: {
    change: ({ id, dictType, value }, mark) => ({ id, dictType, value, labels: text(mark) }),
  },
  updateTrack: { change: ({ code, summary }, mark) => ({ code, summary, name: text(mark) }) },
  updateCity: { change: ({ code }, mark) => ({ code, name: text(mark) }) },
  updateMenu: {
    change: ({ items }, mark) => ({
      items: (items as Content[]).map((item, at) =>
        at === 0 ? { ...item, title: text(mark) } : item,
      ),
    }),
  },
  updateIdentity: { change: withText('slogan') },
  updateConfig: {
    key: () => Promise.resolve({ key: 'mobileSite' }),
    change: ({ key }, mark) => ({ key, content: mark }),
  },
  updateNoticeTemplate: {
    change: ({ event }, mark) => ({ event, texts: { subject: text(mark), text: text(mark) } }),
  },
  saveMedia: { change: ({ id }, mark) => ({ id, alt: text(mark) }) },
  reviewExpert: { change: ({ id }, mark) => ({ id, status: 3, reason: mark }) },
  reviewProject: { key: entry, change: ({ id }, mark) => ({ id, status: 2, note: mark }) },
  requestChanges: {
    key: entry,
    change: ({ id }, mark) => ({ id, note: mark, until: '2099-01-01T18:00:00+08:00' }),
  },
  updateNews: { change: withText('title') },
  updateActivity: { key: activity, change: withText('title') },
  updateMatch: { change: withText('theme') },
  updateCertificateTemplate: {
    change: ({ matchInfoId, kind, text: of }, mark) => ({
      matchInfoId,
      kind,
      text: of,
      title: text(mark),
    }),
  },
  updateJudgingRound: { key: judgingRound, change: withText('name') },
};

/** Saves carry the revision that the form was loaded with; an older one is refused. */
export function revisionTests(): void {
  beforeAll(async () => {
    token = await loginAdministrator();
  });

  const get = async (operation: OperationId, path: string) =>
    (await api.call(operation, path, { token })).data;
  const write = (operation: SaveId, body: Content) =>
    api.call(operation, SAVES[operation].path, { token, method: 'PUT', body });

  describe.each(Object.entries(CHANGES))(
    '%s',
    (name, { key = () => Promise.resolve({}), change }) => {
      const operation = name as SaveId;
      let stored: Stored;
      let place: Content;
      const read = async () => (await SAVES[operation].read(get, place)) as Stored;
      const bodyOf = (record: Stored, mark: string) => ({
        ...change(record, mark),
        revision: record.revision,
      });

      beforeAll(async () => {
        place = await key();
        stored = await read();
      });

      it('refuses an older revision with 409, and keeps the other save', async () => {
        const colleague = await write(operation, bodyOf(stored, 'colleague'));
        expect(colleague).toMatchObject({ code: 200 });
        const now = await read();
        expect(now.revision).not.toBe(stored.revision);
        expect((colleague.data as Stored).revision).toBe(now.revision);
        expect(await write(operation, bodyOf(stored, 'older'))).toMatchObject({
          status: 409,
          code: 409,
        });
        expect(await read()).toEqual(now);
      });

      it('refuses a body without a revision', async () => {
        const { revision: _none, ...body } = bodyOf(await read(), 'without');
        // A new file of the library has no revision: the server reports that this one exists.
        const status = operation === 'saveMedia' ? 409 : 400;
        expect(await write(operation, body)).toMatchObject({ status });
      });

      it('saves a body with the newest revision', async () => {
        expect(await write(operation, bodyOf(await read(), 'newest'))).toMatchObject({ code: 200 });
      });

      it('accepts one of two concurrent saves with the same revision', async () => {
        const now = await read();
        const marks = ['one', 'two'].map((mark) => write(operation, bodyOf(now, mark)));
        const statuses = (await Promise.all(marks)).map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([200, 409]);
      });
    },
  );

  it.each([
    ['saveNewsDraft', 'updateNews'],
    ['saveActivityDraft', 'updateActivity'],
    ['saveMatchDraft', 'updateMatch'],
  ] as const)(
    '%s refuses an older revision and a body without a revision',
    async (draft, publish) => {
      const key = await (CHANGES[publish].key ?? (() => Promise.resolve({})))();
      const stored = (await SAVES[draft].read(get, key)) as Stored;
      const body = CHANGES[publish].change(stored, 'draft');
      const older = { ...body, revision: Number(stored.revision) - 1 };
      expect((await write(draft, older)).status).toBe(409);
      expect((await write(draft, { ...body, revision: undefined })).status).toBe(400);
      expect((await write(draft, { ...body, revision: stored.revision })).code).toBe(200);
    },
  );

  it('refuses an older form that would enable a disabled account again', async () => {
    const path = '/sys/user/detail/user-competitor';
    const read = async () => (await api.call('getSystemUser', path, { token })).data;
    const form = await read();
    const sent = (status: 0 | 1, record: object) => ({ ...record, status, password });
    expect((await write('updateSystemUser', sent(0, form))).code).toBe(200);
    const older = { ...sent(1, form), remarks: 'telephoned' };
    expect((await write('updateSystemUser', older)).status).toBe(409);
    const disabled = await read();
    expect(disabled.status).toBe(0);
    await write('updateSystemUser', sent(1, disabled));
  });
}
