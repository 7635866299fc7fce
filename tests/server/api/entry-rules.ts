import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/http/types.ts';
import { matches, projects } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { unzip } from '../support/unzip.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { anotherUser, newKey, WHOLE } from './entries.ts';
import { send } from './files.ts';

type Rules = Schemas['StaffEntryRules'];
type SaveBody = Schemas['SaveProjectBody'];

const DAY = 86_400_000;
const PUT = { method: 'PUT' } as const;
const PLAN = { id: 'plan', name: { CN: '商业计划书', US: 'Business plan' } };
const PROMISE = { id: 'promise', name: { CN: '承诺书' } };
const company = { name: '契约科技', founded: '2019-12-31' };

/** A rule, an entry that violates it, the error message, and the change that satisfies it. */
const BROKEN: readonly [rules: Rules, broken: object, message: string, fit: object][] = [
  [{ teamMin: 4 }, {}, '本届团队至少 4 人', { team: { ...WHOLE.team, size: 4 } }],
  [{ teamMax: 2 }, {}, '本届团队至多 2 人', { team: { ...WHOLE.team, size: 2 } }],
  [
    { allowedKinds: ['company'] },
    {},
    '本届只接受企业报名，请填写企业名称',
    { company: { name: '契约科技' } },
  ],
  [
    { allowedKinds: ['team'] },
    { company },
    '本届只接受尚未注册企业的团队，请不要填写企业',
    { company: {} },
  ],
  [
    { foundedAfter: '2020-01-01' },
    { company },
    '请填写企业成立日期，且不早于 2020-01-01',
    { company: { ...company, founded: '2020-01-01' } },
  ],
];

/** Rules of an edition for submitted entries. */
export function entryRuleTests(): void {
  let token: string;
  let id: string;

  const at = (days: number) => new Date(api.clock.now.getTime() + days * DAY).toISOString();
  /** An edition of an earlier year than all others, so that it is never the current one. */
  const body = (entryRules?: Rules) => ({
    year: 2001,
    edition: 1,
    name: { CN: '试办', US: 'Trial' },
    theme: { CN: '开端', US: 'Beginning' },
    statement: [{ CN: '一' }],
    signUpStart: at(-20),
    signUpEnd: at(10),
    introduction: { CN: '<p>好</p>' },
    stages: [{ name: { CN: '报名', US: 'Sign-up' }, start: at(-30), end: at(10) }],
    prizes: [],
    figures: { prizePool: 100, finance: 0 },
    ...(entryRules && { entryRules }),
  });
  const update = (entryRules?: Rules) =>
    saveNewest(api, 'updateMatch', { token, ...PUT, body: { id, ...body(entryRules) } });
  const seen = async () => {
    const headers = { 'accept-language': 'en-US' };
    const path = `/sys/match/${id}/preview`;
    const { data } = await api.call('getMatchPreview', path, { token, headers });
    return data.home.match.entryRules;
  };
  const save = (owner: string, entry: Partial<SaveBody>) => {
    const whole = { ...WHOLE, matchInfoId: id, saveKey: newKey(), ...entry };
    return api.call('saveProject', '/client/project', { token: owner, body: whole });
  };

  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
    id = (await api.call('createMatch', '/sys/match', { token, body: body() })).data.id;
    const shown = { token, ...PUT, body: { id, published: true } };
    await api.call('publishMatch', '/sys/match/publication', shown);
  });
  afterEach(async () => {
    await api.db.delete(projects).where(eq(projects.matchId, id));
  });
  afterAll(async () => {
    await api.db.delete(matches).where(eq(matches.id, id));
  });

  it.each(BROKEN)(
    'enforce %j on a submission and not on a draft: %j',
    async (rules, broken, message, fit) => {
      await update(rules);
      expect(await seen()).toEqual(rules);
      const owner = await anotherUser();
      const refused = await save(owner, broken);
      expect([refused.code, refused.msg]).toEqual([1001, message]);
      const draft = await save(owner, { ...broken, status: 0 });
      expect(draft.data.status).toBe(0);
      const { revision } = draft.data;
      expect((await save(owner, { ...broken, ...fit, revision })).data.status).toBe(1);
    },
  );

  it('require a file per document, and return the document’s name to the team and staff', async () => {
    await update({ requiredDocuments: [PLAN, PROMISE] });
    const owner = await anotherUser();
    const file = (await send({ token: owner })).data.id;
    const other = (await send({ token: owner, name: 'b.pdf' })).data.id;
    const plan = { id: file, document: 'plan' };
    expect((await save(owner, { attachments: [plan] })).msg).toBe('缺少必交材料：承诺书');
    const attachments = [plan, { id: other, document: 'promise' }];
    const { data } = await save(owner, { attachments });
    const named = [
      { id: file, document: 'plan', documentName: '商业计划书' },
      { id: other, document: 'promise', documentName: '承诺书' },
    ];
    expect(data.attachments).toMatchObject(named);
    const path = `/sys/project/${data.id}`;
    const staff = (await api.call('getStaffProject', path, { token })).data;
    expect(staff.attachments).toMatchObject(named);
    const saved = await api.app.inject({
      url: `/api/sys/export/entries?matchInfoId=${id}&format=zip`,
      headers: { token, 'accept-language': 'en-US' },
    });
    const archive = unzip(saved.rawPayload);
    const inside = [...archive.keys()].map((one) => one.split('/')[1]);
    expect(inside).toEqual(['entry.txt', '1 Business plan - a.pdf', '2 承诺书 - b.pdf']);
    const written = [...archive.values()][0]?.toString('utf8');
    expect(written).toContain('Files: Business plan: a.pdf; 承诺书: b.pdf');
    // The document is no longer required: its file stays, without a document name.
    await update({ requiredDocuments: [PLAN] });
    const read = (await api.call('getStaffProject', path, { token })).data.attachments[1];
    expect(read).toMatchObject({ document: 'promise' });
    expect(read).not.toHaveProperty('documentName');
  });

  it('are returned in the request’s language, and kept by a save that omits them', async () => {
    await update({ teamMin: 2, teamMax: 5, requiredDocuments: [PLAN, PROMISE] });
    const asked = {
      teamMin: 2,
      teamMax: 5,
      requiredDocuments: [
        { id: 'plan', name: 'Business plan' },
        { id: 'promise', name: '承诺书', language: 'CN' },
      ],
    };
    expect(await seen()).toEqual(asked);
    await update();
    expect(await seen()).toEqual(asked);
    const checks = await api.call('listMatchChecks', `/sys/match/${id}/checks`, { token });
    expect(checks.data.find(({ check }) => check === 'texts')?.state).toBe('partial');
    const renamed = { ...PLAN, name: { ...PLAN.name, CN: '计划书' } };
    const { data } = await update({ requiredDocuments: [renamed] });
    expect(data.entryRules?.requiredDocuments?.[0]?.name.outdated).toEqual(['US']);
    await update({ requiredDocuments: [] });
    expect(await seen()).toBeUndefined();
  });

  it.each([
    [{ teamMin: 6, teamMax: 5 }, '团队人数上限不能小于下限'],
    [{ requiredDocuments: [PLAN, { ...PROMISE, id: 'plan' }] }, '必交材料不能重复'],
  ])('are refused if no entry could satisfy them: %j', async (rules, message) => {
    const { code, msg } = await update(rules);
    expect([code, msg]).toEqual([1001, message]);
  });
}
