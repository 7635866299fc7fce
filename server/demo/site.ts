import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_MENU } from '../database/defaults.ts';
import { demoQrCodes } from './qr-codes.ts';
import type { DemoCompany, DemoContent, DemoFile, DemoLink, DemoMenuItem } from './types.ts';
import { demoLogins } from './users.ts';

/** Entries of the public menu. */
export const demoMenu: DemoMenuItem[] = SITE_MENU.map((entry, index) => ({
  ...entry,
  id: `menu-${entry.routerName}`,
  order: (index + 1) * 10,
}));

function group(
  id: string,
  name: DemoCompany['name'],
  prefix: string,
  people: readonly (readonly [name: string, englishName: string])[],
): DemoCompany {
  return {
    id,
    name,
    contacts: people.map(([name, englishName], index) => ({
      name,
      englishName,
      mobilePhone: `${prefix}${index + 1}`,
    })),
  };
}

/** Groups of contacts in the footer. */
export const demoCompanies: DemoCompany[] = [
  group('company-consulting', { CN: '大赛咨询', US: 'Competition enquiries' }, '1380000010', [
    ['王老师', 'Ms Wang'],
    ['李老师', 'Mr Li'],
    ['陈老师', 'Ms Chen'],
    ['周老师', 'Mr Zhou'],
    ['赵老师', 'Ms Zhao'],
  ]),
  group('company-support', { CN: '技术支持', US: 'Technical support' }, '1380000020', [
    ['孙工', 'Mr Sun'],
    ['钱工', 'Ms Qian'],
    ['吴工', 'Mr Wu'],
    ['何工', 'Ms He'],
    ['梁工', 'Mr Liang'],
  ]),
];

/** Partner links of the footer. */
export const demoLinks: DemoLink[] = [
  {
    id: 'link-park',
    name: { CN: '启明科学园', US: 'Qiming Science Park' },
    url: 'https://park.example.org/',
  },
  {
    id: 'link-transfer',
    name: { CN: '技术转移研究院', US: 'Institute of Technology Transfer' },
    url: 'https://transfer.example.org/',
  },
  {
    id: 'link-fund',
    name: { CN: '启航产业基金', US: 'Qihang Industry Fund' },
    url: 'https://fund.example.org/',
  },
  {
    id: 'link-talent',
    name: { CN: '人才服务一站通', US: 'One-stop talent service' },
    url: 'https://talent.example.org/',
  },
  {
    id: 'link-lab',
    name: { CN: '大型仪器共享平台', US: 'Shared instrument platform' },
    url: 'https://lab.example.org/',
  },
  {
    id: 'link-ip',
    name: { CN: '知识产权保护中心', US: 'Intellectual Property Protection Centre' },
    url: 'https://ip.example.org/',
  },
];

const SHARE_PICTURE = 'site-share-picture';

/** Identity of the site. */
export const demoIdentity: DemoContent['identity'] = {
  name: {
    CN: '启明创新创业大赛',
    US: 'Qiming Innovation & Entrepreneurship Competition',
    HK: '啟明創新創業大賽',
  },
  shortName: { CN: '启明大赛', US: 'Qiming', HK: '啟明大賽' },
  slogan: {
    CN: '创见未来\n业启新程',
    US: 'Envision the future. Start something new.',
    HK: '創見未來\n業啟新程',
  },
  description: {
    CN: '面向全国的创新创业赛事：在线报名参赛，查看活动与资讯。',
    US: 'A national competition for innovators and founders: enter online and follow activities and news.',
    HK: '面向全國的創新創業賽事：在線報名參賽，查看活動與資訊。',
  },
  copyright: {
    CN: '启明科学园管理委员会',
    US: 'Qiming Science Park Administrative Committee',
    HK: '啟明科學園管理委員會',
  },
  contactHours: {
    CN: '咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）',
    US: 'Enquiries: weekdays 9:00–12:00 and 14:00–18:00 (Beijing time)',
    HK: '諮詢時間：工作日 9:00–12:00，14:00–18:00（北京時間）',
  },
  filing: '粤ICP备00000000号',
  color: '#1890ff',
  sharePicture: SHARE_PICTURE,
  qrCodes: demoQrCodes,
};

/** Returns the pictures of the site. */
export function siteFiles(): DemoFile[] {
  const bytes = readFileSync(join(import.meta.dirname, 'assets', 'share-picture.jpg'));
  return [{ id: SHARE_PICTURE, name: 'share-picture.jpg', mime: 'image/jpeg', bytes }];
}

/** Editable texts by key. */
export const demoConfigs: DemoContent['configs'] = [
  { key: 'demoAccounts', content: JSON.stringify(demoLogins) },
  { key: 'mobileSite', content: '/#/h5/home' },
];
