import type { Schemas } from '../contract/types.ts';
import { coverFile, type Look } from './cover-file.ts';
import type { DemoFile } from './types.ts';

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

/** The pictures of an edition, with their captions. */
export function demoGallery(match: string): Schemas['Picture'][] {
  return PICTURES.flatMap(([id, caption], i) =>
    id === match ? [{ fileId: `gallery-${i + 1}`, caption }] : [],
  );
}

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
