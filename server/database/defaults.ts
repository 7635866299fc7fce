import type { Transaction } from './open.ts';
import { configs, menuItems, siteIdentity } from './schema.ts';

/** The menu of a new deployment: the pages of the site, none of another system. */
export const SITE_MENU: readonly [routerName: string, name: string][] = [
  ['Home', '首页'],
  ['Guide', '参赛指南'],
  ['SignUp', '报名参赛'],
  ['Expert', '专家报名'],
  ['Activity', '赛事活动'],
  ['Entries', '参赛项目'],
  ['News', '新闻资讯'],
  ['History', '往届回顾'],
  ['Domain', '行业成果'],
];

const CONFIGS: readonly { key: string; content: string }[] = [
  { key: 'guide', content: '' },
  { key: 'mobileSite', content: '/#/h5/home' },
];

/** Who a new deployment belongs to, until staff have written it: nobody in particular. */
const NEUTRAL_IDENTITY: typeof siteIdentity.$inferInsert = {
  name: { CN: '创新创业大赛', US: 'Innovation & Entrepreneurship Competition', HK: '創新創業大賽' },
  shortName: { CN: '双创大赛', US: 'Competition', HK: '雙創大賽' },
  slogan: { CN: '' },
  description: { CN: '' },
  copyright: { CN: '' },
  contactHours: { CN: '' },
  filing: '',
  color: '#1890ff',
  qrCodes: {},
};

/** Writes what the site can't be shown without into an empty database. */
export async function writeDefaults(tx: Transaction): Promise<void> {
  await tx.insert(configs).values([...CONFIGS]);
  await tx.insert(siteIdentity).values(NEUTRAL_IDENTITY);
  await tx.insert(menuItems).values(
    SITE_MENU.map(([routerName, name], index) => ({
      id: `menu-${routerName}`,
      name,
      routerName,
      position: index,
    })),
  );
}
