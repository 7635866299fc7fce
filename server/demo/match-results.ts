import type { Schemas } from '../contract/types.ts';
import { coverFile, type Look } from './cover-file.ts';
import type { DemoFile } from './types.ts';

type Row = [award: string, title: string, company: string, domain: string, city: string];

const SECOND: readonly Row[] = [
  ['特等奖', '低温固态电池电解质', '北辰固态能源', 'energy', '深圳'],
  ['一等奖', '手术机器人力反馈末端', '知微医疗', 'health', '苏州'],
  ['一等奖', '晶圆缺陷小样本检测', '见微智造', 'manufacturing', '合肥'],
  ['一等奖', '多模态工业质检大模型', '明鉴智能', 'ai', '杭州'],
  ['一等奖', '可吸入核酸药物平台', '清息生物', 'health', '上海'],
  ['二等奖', '方言实时语音助手', '乡音科技', 'ai', '成都'],
  ['二等奖', '园区级虚拟电厂调度', '聚沙能源', 'energy', '广州'],
  ['二等奖', '超薄玻璃激光切割机', '锐芒激光', 'manufacturing', '武汉'],
  ['三等奖', '卒中院前识别头盔', '脑卫士', 'health', '南京'],
  ['三等奖', '港口无人集卡编队', '驭港科技', 'ai', '宁波'],
];

const FIRST: readonly Row[] = [
  ['特等奖', '兆瓦级电解水制氢装备', '清源氢能', 'energy', '西安'],
  ['一等奖', '精密行星减速器', '恒齿传动', 'manufacturing', '宁波'],
  ['一等奖', '肺结节早筛血检试剂', '禾源生物', 'health', '杭州'],
  ['一等奖', '矿山无人巡检机器狗', '步云智能', 'ai', '重庆'],
  ['二等奖', '钙钛矿叠层组件', '曜层光能', 'energy', '合肥'],
  ['二等奖', '碳化硅外延装备', '长晶装备', 'manufacturing', '无锡'],
  ['三等奖', '古籍图像修复引擎', '拾遗科技', 'ai', '北京'],
  ['三等奖', '可降解心脏封堵器', '愈心医疗', 'health', '深圳'],
];

function winners(rows: readonly Row[]): Schemas['Winner'][] {
  return rows.map(([award, title, company, domain, city]) => ({
    ...{ award, title, company, domain, city },
  }));
}

const PICTURES: readonly [match: string, caption: string, look: Look][] = [
  ['match-2', '总决赛在启明科学园国际会议中心举行', ['podium', 'blue']],
  ['match-2', '二十六家链主企业发布技术需求', ['network', 'navy']],
  ['match-2', '手术机器人团队现场演示', ['cells', 'teal']],
  ['match-2', '投资机构与入围团队一对一洽谈', ['chart', 'amber']],
  ['match-2', '复赛路演走进六座城市', ['microphone', 'violet']],
  ['match-2', '获奖团队参观园区中试线', ['gears', 'steel']],
  ['match-1', '首届大赛启动仪式', ['rocket', 'dusk']],
  ['match-1', '评委与选手面对面答辩', ['plan', 'blue']],
  ['match-1', '首批获奖企业签约落地', ['skyline', 'green']],
  ['match-1', '清源氢能首台套装备下线', ['energy', 'teal']],
];

function pictures(match: string): Schemas['Picture'][] {
  return PICTURES.flatMap(([id, caption], i) =>
    id === match ? [{ fileId: `gallery-${i + 1}`, caption }] : [],
  );
}

/** What past editions ended with, by edition. */
export const demoResults: Readonly<
  Record<string, { winners: Schemas['Winner'][]; gallery: Schemas['Picture'][] }>
> = {
  'match-2': { winners: winners(SECOND), gallery: pictures('match-2') },
  'match-1': { winners: winners(FIRST), gallery: pictures('match-1') },
};

/** The pictures of the galleries. */
export function galleryFiles(): DemoFile[] {
  return PICTURES.map(([, , look], i) => coverFile(`gallery-${i + 1}`, look));
}

/** What who signs up for the current edition agrees to. */
export const demoStatement: readonly string[] = [
  '参赛团队保证所提交的材料真实、准确、完整，对参赛项目拥有合法的知识产权或使用权，不侵犯任何第三方的权利。如有不实或侵权，组委会有权取消参赛资格、收回奖项与奖金。',
  '大赛全程不收取报名费、评审费、培训费等任何费用，也未委托任何机构或个人代收。如遇冒用组委会名义收费的行为，请立即与组委会联系。',
  '组委会与评审专家对未公开的技术和商业信息负有保密义务；参赛团队同意组委会在宣传中使用项目名称、团队名称、项目简介和现场影像。',
  '参赛项目应遵守国家法律法规和科研伦理，涉及人体、动物、数据出境等事项的，应已取得相应的批准。',
  '获奖团队应在结果公示后六个月内按照承诺完成落地手续，逾期视为放弃相应的扶持政策。本声明的解释权归大赛组委会所有。',
];
