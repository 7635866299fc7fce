import { SITE_MENU } from '../database/defaults.ts';
import { demoQrConfigs } from './qr-codes.ts';
import { richText } from './rich-text.ts';
import type { DemoCompany, DemoContent, DemoLink, DemoMenuItem } from './types.ts';
import { demoLogins } from './users.ts';

const MENU: readonly [routerName: string, name: string, path?: string][] = [
  ...SITE_MENU,
  ['ScoringSystem', '评分系统', 'https://scoring.example.org/'],
  ['AdminBackOffice', '后台管理', 'https://admin.example.org/'],
];

/** The eleven entries of the public menu, in their order. */
export const demoMenu: DemoMenuItem[] = MENU.map(([routerName, name, path], index) => ({
  id: `menu-${routerName}`,
  name,
  routerName,
  ...(path === undefined ? {} : { path }),
  order: (index + 1) * 10,
}));

function group(id: string, name: string, prefix: string, people: readonly string[]): DemoCompany {
  return {
    id,
    name,
    contacts: people.map((person, index) => ({
      name: person,
      mobilePhone: `${prefix}${index + 1}`,
    })),
  };
}

/** Two groups of five people in the footer. */
export const demoCompanies: DemoCompany[] = [
  group('company-consulting', '大赛咨询', '1380000010', [
    '王老师',
    '李老师',
    '陈老师',
    '周老师',
    '赵老师',
  ]),
  group('company-support', '技术支持', '1380000020', ['孙工', '钱工', '吴工', '何工', '梁工']),
];

/** Friendly links of the footer. */
export const demoLinks: DemoLink[] = [
  { id: 'link-park', name: '启明科学园', url: 'https://park.example.org/' },
  { id: 'link-transfer', name: '技术转移研究院', url: 'https://transfer.example.org/' },
  { id: 'link-fund', name: '启航产业基金', url: 'https://fund.example.org/' },
  { id: 'link-talent', name: '人才服务一站通', url: 'https://talent.example.org/' },
  { id: 'link-lab', name: '大型仪器共享平台', url: 'https://lab.example.org/' },
  { id: 'link-ip', name: '知识产权保护中心', url: 'https://ip.example.org/' },
];

const GUIDE = richText([
  '## 一、报名',
  '注册账号并完善联系方式后，在“报名参赛”页依次填写项目、团队与附件，确认无误后提交。截止之前可以随时修改已提交的内容。',
  '## 二、材料',
  '- 商业计划书（PDF，不超过 50 MB）｜能证明技术或市场进展的材料，如检测报告、专利、合同｜三分钟以内的项目视频（选交）',
  '## 三、评审',
  '初评为网络评审，每个项目由五位专家背对背打分；复赛和总决赛为现场路演，八分钟陈述，七分钟答辩。',
  '## 四、落地',
  '获奖项目在结果公示后六个月内完成注册，奖金分两期拨付，首期在签约后十个工作日内到账。',
]);

/** Texts that an administrator may change, by key. */
export const demoConfigs: DemoContent['configs'] = [
  { key: 'systemName', content: '启明创新创业大赛' },
  { key: 'copyright', content: '启明科学园管理委员会' },
  { key: 'filing', content: '粤ICP备00000000号' },
  { key: 'footerContacts', content: '咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）' },
  ...demoQrConfigs,
  { key: 'guide', content: GUIDE },
  { key: 'demoAccounts', content: JSON.stringify(demoLogins) },
  { key: 'mobileSite', content: '/#/h5/home' },
];
