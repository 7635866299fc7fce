import type { Transaction } from './open.ts';
import { configs, menuItems, siteIdentity, staffRoles } from './schema.ts';

/** Route name of the scoring system in the menu. */
export const SCORING = 'ScoringSystem';

/** Menu of a new deployment: the pages of the site and its back office. */
export const SITE_MENU: readonly { routerName: string; name: string; permission?: string }[] = [
  { routerName: 'Home', name: '首页' },
  { routerName: 'Guide', name: '参赛指南' },
  { routerName: 'SignUp', name: '报名参赛' },
  { routerName: 'Expert', name: '专家报名' },
  { routerName: 'Activity', name: '赛事活动' },
  { routerName: 'Entries', name: '参赛项目' },
  { routerName: 'News', name: '新闻资讯' },
  { routerName: 'History', name: '往届回顾' },
  { routerName: 'Domain', name: '行业成果' },
  // Without a URL, these entries open the pages of this site.
  { routerName: SCORING, name: '评分系统', permission: 'score:user' },
  { routerName: 'AdminBackOffice', name: '后台管理', permission: 'system:login' },
];

/** Fallback titles of menu entries, for a site without a page of the route name. */
export const MENU_NAMES: ReadonlyMap<string, string> = new Map(
  SITE_MENU.map(({ routerName, name }) => [routerName, name]),
);

const CONFIGS: readonly { key: string; content: string }[] = [
  { key: 'mobileSite', content: '/#/h5/home' },
];

/** Neutral identity of a new deployment, until staff enter their own. */
const NEUTRAL_IDENTITY: typeof siteIdentity.$inferInsert = {
  // `converted`: a new Chinese name from staff replaces the Traditional Chinese name, too.
  name: {
    CN: '创新创业大赛',
    US: 'Innovation & Entrepreneurship Competition',
    HK: '創新創業大賽',
    converted: true,
  },
  shortName: { CN: '双创大赛', US: 'Competition', HK: '雙創大賽', converted: true },
  slogan: { CN: '' },
  description: { CN: '' },
  copyright: { CN: '' },
  contactHours: { CN: '' },
  filing: '',
  color: '#1890ff',
  qrCodes: {},
};

/** Roles of a new deployment, which staff can change or delete. Besides them there is the built-in administrator. */
export const DEFAULT_ROLES: readonly (typeof staffRoles.$inferInsert)[] = [
  {
    id: 'editor',
    name: { CN: '编辑', US: 'Editor', HK: '編輯', converted: true },
    permissions: ['system:login', 'content:write'],
  },
  {
    id: 'reviewer',
    name: { CN: '评审', US: 'Reviewer', HK: '評審', converted: true },
    permissions: ['system:login', 'entry:read', 'entry:review', 'expert:review'],
  },
  {
    id: 'jury-office',
    name: { CN: '评审办公室', US: 'Jury office', HK: '評審辦公室', converted: true },
    permissions: [
      'system:login',
      'edition:write',
      'entry:read',
      'entry:review',
      'entry:identity',
      'judging:manage',
      'result:publish',
      'expert:review',
      'export',
    ],
  },
  {
    id: 'activity-team',
    name: { CN: '活动', US: 'Activities', HK: '活動', converted: true },
    permissions: ['system:login', 'activity:write', 'activity:checkin'],
  },
  {
    id: 'door-staff',
    name: { CN: '签到人员', US: 'Door staff', HK: '簽到人員', converted: true },
    permissions: ['system:login', 'activity:checkin'],
  },
  {
    id: 'judge',
    name: { CN: '评委', US: 'Judge', HK: '評委', converted: true },
    permissions: ['score:user'],
  },
];

/** Writes the records that every site requires into an empty database. */
export async function writeDefaults(tx: Transaction): Promise<void> {
  await tx.insert(configs).values([...CONFIGS]);
  await tx.insert(staffRoles).values([...DEFAULT_ROLES]);
  await tx.insert(siteIdentity).values(NEUTRAL_IDENTITY);
  await tx
    .insert(menuItems)
    .values(
      SITE_MENU.map((entry, position) => ({ ...entry, id: `menu-${entry.routerName}`, position })),
    );
}
