import { expect, it } from 'vitest';
import { saveNewest } from '../support/saves.ts';
import { api, loginAdministrator } from './context.ts';

const labels = { CN: '中试', US: 'Pilot', HK: '中試' };

async function values(code: string): Promise<string[] | undefined> {
  const { data } = await api.call('listDictionaries', '/client/config/dict/all');
  return data.find((row) => row.code === code)?.dataList.map(({ value }) => value);
}

export function dictionaryTests(): void {
  it('adds, changes and removes an entry, and shows it in the next response', async () => {
    const token = await loginAdministrator();
    const stages = await values('projectStage');
    const body = { dictType: 'projectStage', value: 'pilot/试 点', labels };
    const { data } = await api.call('createDictionaryEntry', '/sys/dict', { token, body });
    expect(await values('projectStage')).toEqual([...(stages ?? []), body.value]);
    expect(data).toMatchObject({ ...body, createBy: 'user-administrator' });

    const path = `/mapping/dict/type-projectStage/value-${encodeURIComponent(body.value)}`;
    expect((await api.call('getMapping', path)).data.entry.id).toBe(data.id);

    const change = { ...body, id: data.id, value: 'pilot', position: 0, remarks: 'r' };
    const put = { token, method: 'PUT', body: change } as const;
    const changed = await saveNewest(api, 'updateDictionaryEntry', put);
    expect(changed.data).toMatchObject({ value: 'pilot', remarks: 'r' });

    const of = '/sys/dict/of?dictType=projectStage&value=pilot';
    const gone = await api.call('deleteDictionaryValue', of, { token, method: 'DELETE' });
    expect(gone.data).toEqual({ id: data.id });
    expect(await values('projectStage')).toEqual(stages);
    const again = await api.call('deleteDictionaryValue', of, { token, method: 'DELETE' });
    expect(again.status).toBe(404);
  });

  it('refuses a value that its type has already, of concurrent requests too', async () => {
    const token = await loginAdministrator();
    const body = { dictType: 'twice', value: 'one', labels };
    const add = () => api.call('createDictionaryEntry', '/sys/dict', { token, body });
    const responses = await Promise.all([add(), add()]);
    expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1001]);
    expect(responses.find(({ code }) => code === 1001)?.msg).toBe('该类型下已有相同的值');
    expect(await values('twice')).toEqual(['one']);
  });

  it('refuses an unknown parent, a cycle, and the removal of an entry with children', async () => {
    const token = await loginAdministrator();
    const add = (value: string, parentId?: string) => {
      const body = { dictType: 'tree', value, labels, ...(parentId && { parentId }) };
      return api.call('createDictionaryEntry', '/sys/dict', { token, body });
    };
    expect(await add('orphan', 'nothing')).toMatchObject({ code: 1001, msg: '上级条目无效' });
    expect(await values('tree')).toBeUndefined();

    const top = (await add('top')).data;
    const below = (await add('below', top.id)).data;
    const circle = { id: top.id, dictType: 'tree', value: 'top', labels, parentId: below.id };
    const put = { token, method: 'PUT', body: circle } as const;
    expect((await saveNewest(api, 'updateDictionaryEntry', put)).msg).toBe('上级条目无效');

    const remove = (id: string) =>
      api.call('deleteDictionaryEntry', `/sys/dict/${id}`, { token, method: 'DELETE' });
    expect(await remove(top.id)).toMatchObject({ code: 1001, msg: '请先删除下级条目' });
    expect((await remove(below.id)).code).toBe(200);
    expect((await remove(top.id)).code).toBe(200);
    expect((await remove(top.id)).status).toBe(404);
  });

  it('returns 404 when changing a missing entry', async () => {
    const token = await loginAdministrator();
    const body = { id: 'nothing', dictType: 'tree', value: 'x', labels };
    const put = { token, method: 'PUT', body } as const;
    expect((await saveNewest(api, 'updateDictionaryEntry', put)).status).toBe(404);
  });
}
