import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { getListMappingsResponseMock } from '@/api/generated/reference/reference.faker';
import {
  getGetStaffIdentityResponseMock,
  getGetStaffProjectResponseMock,
  getListNoticeTemplatesResponseMock,
  getListStaffExpertsResponseMock,
} from '@/api/generated/staff/staff.faker';
import { getListSystemUsersResponseMock } from '@/api/generated/system-user/system-user.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

type Content = Record<string, unknown>;

interface Form {
  address: string;
  /** Read requests of the page, and the data of each response. */
  reads: Record<string, (record: Content) => unknown>;
  put: string;
  record: Content;
  /** Changes that a colleague saves while the form is open. */
  theirs: Content;
  /** Opens the form. */
  open?: () => Promise<void>;
  /** Label of the edited field. */
  field: RegExp;
  /** The edited field, if its label is ambiguous. */
  find?: Locator;
  /** Returns the expected part of the request body. */
  mine: (text: string) => Content;
  /** Name of the save button. */
  save?: string | RegExp;
}

const inList = (record: Content) => [record];
const inPage = (record: Content) => ({ records: [record], total: 1, current: 1, size: 20 });
const inItems = ({ revision, ...item }: Content) => ({ items: [item], revision });
const edit = () =>
  page
    .getByRole('button', { name: /^Edit\b/ })
    .first()
    .click();

const label = { CN: '甲', US: 'First', HK: '甲' };
const other = { CN: '乙', US: 'Second', HK: '乙' };
const [user] = getListSystemUsersResponseMock().data.records;
const [template] = getListNoticeTemplatesResponseMock().data;
const [expert] = getListStaffExpertsResponseMock().data.records;
const { data: identity } = getGetStaffIdentityResponseMock();
const [entry] = getListMappingsResponseMock().data;
const { data: project } = getGetStaffProjectResponseMock();

/** Forms that save one staff record without a version history. */
const FORMS: Record<string, Form> = {
  'an account': {
    address: '/a/sys/user',
    reads: { '*/sys/user': inPage, '*/sys/user/detail/*': (one) => one },
    put: '*/sys/user',
    record: { ...user, permissions: [], roles: [], remarks: '', adUser: undefined },
    // The request body contains no empty fields.
    theirs: { status: 0, adUser: 'jing' },
    field: /Notes|Remarks/,
    mine: (remarks) => ({ remarks, status: 0, adUser: 'jing' }),
  },
  'a role': {
    address: '/a/sys/roles',
    reads: { '*/sys/role': inList },
    put: '*/sys/role',
    record: {
      id: 'r',
      name: { CN: '甲' },
      permissions: ['system:login'],
      members: 0,
      builtIn: false,
    },
    theirs: { permissions: ['system:login', 'export'] },
    open: async () => {
      await edit();
      await page.getByLabelText('Your password').fill('Admin-2026');
    },
    field: /^Role/,
    find: page.getByRole('dialog').getByRole('textbox', { name: /Role/ }),
    mine: (CN) => ({ name: { CN }, permissions: ['system:login', 'export'] }),
  },
  'the identity': {
    address: '/a/match/site',
    reads: { '*/sys/identity': (one) => one },
    put: '*/sys/identity',
    record: { ...identity },
    theirs: { filing: 'changed' },
    open: () => Promise.resolve(),
    field: /^Short name/,
    mine: (CN) => ({ shortName: expect.objectContaining({ CN }) as unknown, filing: 'changed' }),
    save: 'Save',
  },
  'a setting': {
    address: '/a/match/site',
    reads: { '*/sys/config': inList },
    put: '*/sys/config',
    record: { key: 'other', content: 'one' },
    theirs: { content: 'two' },
    open: () => Promise.resolve(),
    field: /^other$/,
    mine: (content) => ({ content }),
    save: 'Save: other',
  },
  'a city': {
    address: '/a/site/cities',
    reads: { '*/client/city': inList },
    put: '*/sys/city',
    record: { code: '440000', name: label },
    theirs: { name: { ...label, US: 'Other' } },
    field: /^Name \(简体中文\)/,
    mine: (CN) => ({ name: { ...label, CN, US: 'Other' } }),
  },
  'a track': {
    address: '/a/match/tracks',
    reads: { '*/client/domain': (one) => [{ ...one, stories: [] }] },
    put: '*/sys/track',
    record: { code: 'energy', name: label, summary: label },
    theirs: { summary: other },
    field: /^Name \(简体中文\)/,
    mine: (CN) => ({ name: { ...label, CN }, summary: other }),
  },
  'a notice': {
    address: '/a/site/notice-templates',
    reads: { '*/sys/notice/template': inList },
    put: '*/sys/notice/template',
    record: { ...template, subject: { CN: '甲' }, text: { CN: '甲' }, placeholders: [] },
    theirs: { text: { CN: '乙' } },
    field: /^Subject/,
    mine: (CN) => ({ texts: { subject: { CN }, text: { CN: '乙' } } }),
  },
  'a file of the library': {
    address: '/a/match/media',
    reads: { '*/sys/media': inPage, '*/sys/media/*/use': () => [] },
    put: '*/sys/media',
    record: {
      id: 'hall',
      name: 'hall.png',
      mime: 'image/png',
      size: 1,
      createDate: '2026-11-20T08:30:00Z',
      alt: { CN: '甲', US: 'First' },
    },
    theirs: { alt: { CN: '甲', US: 'Second' } },
    open: () => page.getByRole('button', { name: 'Edit “hall.png”' }).click(),
    field: /^Alternative text/,
    find: page.getByRole('textbox', { name: /Alternative text/ }),
    mine: (CN) => ({ alt: { CN, US: 'Second' } }),
  },
  'an entry of the menu': {
    address: '/a/site/menu',
    reads: { '*/sys/menu': inItems },
    put: '*/sys/menu',
    record: {
      id: 'c',
      routerName: 'ExternalLink',
      title: label,
      path: 'https://a.example/',
      hidden: false,
    },
    theirs: { permission: 'system:login' },
    field: /^Name/,
    mine: (CN) => ({
      items: [expect.objectContaining({ title: { ...label, CN }, permission: 'system:login' })],
    }),
  },
  'a record of a list': {
    address: '/a/site/links',
    reads: { '*/sys/link': inItems },
    put: '*/sys/link',
    record: { id: 'a', name: label, url: 'https://a.example/' },
    theirs: { url: 'https://b.example/' },
    field: /^Name/,
    mine: (CN) => ({ items: [{ id: 'a', name: { ...label, CN }, url: 'https://b.example/' }] }),
  },
  'a registration of an expert': {
    address: '/a/match/experts',
    reads: { '*/sys/expert': inPage },
    put: '*/sys/expert/review',
    record: { ...expert, status: 1, reason: undefined },
    theirs: { status: 2 },
    open: () =>
      page
        .getByRole('button', { name: /^Review\b/ })
        .first()
        .click(),
    field: /^Reason/,
    mine: (reason) => ({ reason, status: 3 }),
    save: 'Decline',
  },
  'an entry of the dictionary': {
    address: '/a/sys/dict',
    reads: { '*/mapping/all': inList },
    put: '*/sys/dict',
    record: { ...entry, labels: label },
    theirs: { labels: { ...label, US: 'Other' } },
    field: /^简体中文/,
    mine: (CN) => ({ labels: { ...label, CN, US: 'Other' } }),
  },
  'a legal text': {
    address: '/a/site/legal',
    reads: { '*/sys/legal': ({ revision: _unused, ...text }) => [text] },
    put: '*/sys/legal/privacy',
    record: {
      kind: 'privacy',
      content: { CN: '<p>甲</p>', US: '<p>First</p>' },
      version: 1,
      revision: 1,
      publishDate: '2026-11-20T16:30:00+08:00',
      askAgain: false,
    },
    theirs: { version: 2, content: { CN: '<p>甲</p>', US: '<p>Second</p>' } },
    field: /^Content/,
    find: page.getByRole('textbox', { name: 'Content' }),
    mine: (CN) => ({ content: { CN: `<p>${CN}</p>`, US: '<p>Second</p>' } }),
    save: 'Publish',
  },
  'the decision about an entry': {
    address: '/a/match/entry?id=project-1',
    reads: { '*/sys/project/project-1': (one) => ({ ...project, entry: one }) },
    put: '*/sys/project/status',
    record: { ...project.entry, id: 'project-1', status: 2, prizeId: undefined },
    theirs: { status: 3, finalist: true },
    open: () =>
      page
        .getByRole('button', { name: /^Review\b/ })
        .first()
        .click(),
    field: /^Note to the team/,
    mine: (note) => ({ note, status: 3, finalist: true }),
  },
};

describe.each(Object.entries(FORMS))('%s saved by a colleague in the meantime', (_name, form) => {
  it('shows both versions and saves the selection with the latest revision', async () => {
    const first: Content = {
      ...form.record,
      revision: typeof form.record['revision'] === 'number' ? 1 : 'one',
    };
    const revision = typeof first['revision'] === 'number' ? 2 : 'two';
    let held = first;
    const sent: Content[] = [];
    const envelope = (data: unknown) =>
      HttpResponse.json({ code: 200, msg: '', version: '1', data });
    const reads = Object.entries(form.reads);
    mockWorker.use(
      ...reads.map(([path, within]) => http.get(path, () => envelope(within(held)))),
      http.put(form.put, async ({ request }) => {
        const body = (await request.json()) as Content;
        sent.push(body);
        if (body['revision'] !== held['revision'])
          return HttpResponse.json({ code: 409, msg: 'Changed', version: '1' }, { status: 409 });
        return envelope(
          form.put === reads[0]?.[0] && 'items' in form.mine('') ? inItems(held) : held,
        );
      }),
    );
    await renderForStaff(form.address);
    await (form.open ?? edit)();
    await (form.find ?? page.getByLabelText(form.field)).first().fill('My own');
    held = { ...first, ...form.theirs, revision };
    await page
      .getByRole('button', { name: form.save ?? /^Save/ })
      .first()
      .click();
    const both = page.getByRole('dialog', { name: 'Someone else has changed this' });
    await expect.element(both.getByText(/Nothing you wrote is lost/)).toBeVisible();
    await expect.element(both.getByText('id', { exact: true })).not.toBeInTheDocument();
    await both.getByRole('button', { name: 'Save selection' }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).toMatchObject({ revision: first['revision'] });
    expect(sent[1]).toMatchObject({ revision, ...form.mine('My own') });
    await expect.element(both).not.toBeInTheDocument();
  });
});
