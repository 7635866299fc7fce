import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { closeAgain } from '../../../server/account/close-account.ts';
import { auditLog, projects, projectVersions } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api } from './context.ts';
import { newKey, WHOLE } from './entries.ts';
import { PDF, send } from './files.ts';
import { enter, person, type Person } from './own-data.ts';

const NOTE = '已电话联系团队';

let staff: string;
let team: Person;
let id: string;

const submit = async (change: object = {}) => {
  const { data } = await api.call('getMyProject', `/client/project/current?id=${id}`, team);
  const body = { ...WHOLE, saveKey: newKey(), revision: data?.revision, ...change };
  const saved = await api.call('saveProject', '/client/project', { token: team.token, body });
  expect(saved.code).toBe(200);
};
const versions = async () =>
  (await api.call('listProjectVersions', `/sys/project/${id}/version`, { token: staff })).data;
const version = (number: number) =>
  api.call('getProjectVersion', `/sys/project/${id}/version/${number}`, { token: staff });
const add = (text: string, entry = id) =>
  api.call('addProjectNote', `/sys/project/${entry}/note`, { token: staff, body: { text } });
const notes = async (token = staff) =>
  (await api.call('listProjectNotes', `/sys/project/${id}/note`, { token })).data;
const remove = (note: string, token = staff) =>
  api.call('deleteProjectNote', `/sys/project-note/${note}`, { token, method: 'DELETE' });

async function begin() {
  team = await person();
  id = await enter(team);
  return async () => {
    await api.db.delete(projects).where(eq(projects.id, id));
  };
}

/** Versions of entries. */
export function entryVersionTests(): void {
  beforeAll(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });
  beforeEach(begin);

  it('keep the contents of each submission, beside those of the one before', async () => {
    const file = (await send({ token: team.token, bytes: PDF })).data;
    await submit({ name: '改名', attachments: [{ id: file.id, shared: true }] });
    const [last, first] = await versions();
    expect((await versions()).map(({ number }) => number)).toEqual([2, 1]);
    const attachments = [{ id: file.id, name: file.name, shared: true }];
    expect((await version(last?.number ?? 0)).data).toMatchObject({
      content: { name: '改名', attachments },
      previous: { name: WHOLE.name, attachments: [], members: WHOLE.members },
    });
    expect((await version(first?.number ?? 0)).data.previous).toBeUndefined();
  });

  it('contain no identity document', async () => {
    const { team: stored } = (await version(1)).data.content;
    const { identity: _identity, ...expected } = WHOLE.team ?? {};
    expect(stored).toEqual(expected);
  });

  it('are not added for drafts', async () => {
    await submit({ status: 0 });
    await submit();
    expect((await versions()).map(({ number }) => number)).toEqual([3, 1]);
  });

  it('begin with the current contents of an entry that was submitted before versions were kept', async () => {
    await api.db.delete(projectVersions).where(eq(projectVersions.projectId, id));
    await submit({ name: '改名' });
    const [last] = await versions();
    expect((await version(last?.number ?? 0)).data.previous).toMatchObject({ name: WHOLE.name });
  });

  it('answer 404 for an unknown version and for a draft', async () => {
    expect((await version(9)).status).toBe(404);
    await submit({ status: 0 });
    expect((await version(1)).status).toBe(404);
  });

  it('are exported to the team, and deleted when its account is closed', async () => {
    const { data } = await api.call('getMyData', '/sys/user/my/data', team);
    expect(data.entryVersions).toMatchObject([{ projectId: id, number: 1 }]);
    await api.db.transaction((tx) => closeAgain(tx, team.id, api.clock.now));
    expect(await versions()).toEqual([]);
  });
}

/** Notes among staff about entries. */
export function entryNoteTests(): void {
  beforeAll(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });
  beforeEach(begin);

  it('are listed with author and time, and in the audit log without their text', async () => {
    const { data } = await add(` ${NOTE} `);
    const at = api.clock.now.toISOString();
    expect(await notes()).toMatchObject([{ id: data.id, text: NOTE, at, own: true }]);
    const logged = await api.db.select().from(auditLog).where(eq(auditLog.target, id));
    expect(logged.map(({ operation }) => operation)).toContain('addProjectNote');
    expect(JSON.stringify(logged)).not.toContain(NOTE);
  });

  it('can be deleted by their author only', async () => {
    const { data } = await add(NOTE);
    const roles = [{ id: 'administrator', name: 'administrator' }];
    const colleague = await person({ roles });
    expect(await notes(colleague.token)).toMatchObject([{ own: false }]);
    expect((await remove(data.id, colleague.token)).msg).toBe('只能删除自己写的备注');
    expect((await remove(data.id)).code).toBe(200);
    expect(await notes()).toEqual([]);
    expect((await remove(data.id)).status).toBe(404);
  });

  it('are never returned to the team', async () => {
    await add(NOTE);
    const responses = [
      await api.call('getMyProject', `/client/project/current?id=${id}`, team),
      await api.call('listMyProjects', '/client/project/current/list', team),
      await api.call('getMyData', '/sys/user/my/data', team),
    ];
    expect(JSON.stringify(responses)).not.toContain(NOTE);
  });

  it('require a text and a submitted entry', async () => {
    expect((await add(' ')).status).toBe(400);
    expect((await add(NOTE, 'nothing')).status).toBe(404);
    await submit({ status: 0 });
    expect((await add(NOTE)).status).toBe(404);
  });
}
