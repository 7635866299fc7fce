import type { Transaction } from './open.ts';
import { configs, menuItems } from './schema.ts';

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
  { key: 'systemName', content: '启明创新创业大赛' },
  { key: 'copyright', content: '启明创新创业大赛组委会' },
  { key: 'filing', content: '' },
  { key: 'footerContacts', content: '' },
  { key: 'qr.consulting', content: '' },
  { key: 'qr.miniProgram', content: '' },
  { key: 'qr.institute', content: '' },
  { key: 'qr.shortVideo', content: '' },
  { key: 'guide', content: '' },
  { key: 'mobileSite', content: '/#/h5/home' },
];

/** Writes what the site can't be shown without into an empty database. */
export async function writeDefaults(tx: Transaction): Promise<void> {
  await tx.insert(configs).values([...CONFIGS]);
  await tx.insert(menuItems).values(
    SITE_MENU.map(([routerName, name], index) => ({
      id: `menu-${routerName}`,
      name,
      routerName,
      position: index,
    })),
  );
}
