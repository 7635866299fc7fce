import type { Schemas } from '../http/types.ts';
import { storedText, type LocalizedText } from '../localized/localized.ts';
import { coverFile, type Look } from './cover-file.ts';
import type { DemoFile, DemoText } from './types.ts';

const PICTURES: readonly [editionId: string, caption: LocalizedText, look: Look][] = [
  [
    'match-2',
    {
      CN: '总决赛在启明科学园国际会议中心举行',
      US: 'The grand final at the conference centre of Qiming Science Park',
    },
    ['pitch', 'blue'],
  ],
  [
    'match-2',
    {
      CN: '二十六家链主企业发布技术需求',
      US: 'Twenty-six leading companies publish their technology needs',
    },
    ['speaker', 'navy'],
  ],
  [
    'match-2',
    { CN: '手术机器人团队现场演示', US: 'The surgical robot team gives a demonstration' },
    ['surgery', 'teal'],
  ],
  [
    'match-2',
    { CN: '投资机构与入围团队一对一洽谈', US: 'Investors and finalists in one-to-one talks' },
    ['interview', 'amber'],
  ],
  [
    'match-2',
    { CN: '复赛路演走进六座城市', US: 'Semi-final pitches in six cities' },
    ['auditorium', 'violet'],
  ],
  [
    'match-2',
    { CN: '获奖团队参观园区中试线', US: 'Winners visit the park’s pilot lines' },
    ['factory', 'steel'],
  ],
  [
    'match-1',
    { CN: '首届大赛启动仪式', US: 'The launch of the first competition' },
    ['opening', 'dusk'],
  ],
  [
    'match-1',
    { CN: '评委与选手面对面答辩', US: 'Judges and entrants face to face' },
    ['panel', 'blue'],
  ],
  [
    'match-1',
    { CN: '首批获奖企业签约落地', US: 'The first winners sign up to move to the park' },
    ['signing', 'green'],
  ],
  [
    'match-1',
    { CN: '清源氢能首台套装备下线', US: 'The first electrolyser of Qingyuan Hydrogen' },
    ['plant', 'teal'],
  ],
];

/** Returns the pictures of an edition with captions. */
export function demoGallery(editionId: string): Schemas['StaffPicture'][] {
  return PICTURES.flatMap(([id, caption], i) =>
    id === editionId ? [{ fileId: `gallery-${i + 1}`, caption: storedText(caption) }] : [],
  );
}

/** Returns the picture files of the galleries. */
export function galleryFiles(): DemoFile[] {
  return PICTURES.map(([, , look], i) => coverFile(`gallery-${i + 1}`, look));
}

/** Agreement for entries of the current edition. */
export const demoStatement: readonly DemoText[] = [
  {
    CN: '参赛团队保证所提交的材料真实、准确、完整，对参赛项目拥有合法的知识产权或使用权，不侵犯任何第三方的权利。如有不实或侵权，组委会有权取消参赛资格、收回奖项与奖金。',
    US: 'Teams warrant that what they submit is true, accurate and complete, that they own or may use the intellectual property of their project, and that it infringes no rights of others. If this proves untrue, the committee may disqualify the team and reclaim awards and prize money.',
  },
  {
    CN: '大赛全程不收取报名费、评审费、培训费等任何费用，也未委托任何机构或个人代收。如遇冒用组委会名义收费的行为，请立即与组委会联系。',
    US: 'The competition charges no fee for sign-up, review, training or anything else, and has authorised nobody to collect one. If anyone demands money in the name of the committee, please contact us at once.',
  },
  {
    CN: '组委会与评审专家对未公开的技术和商业信息负有保密义务；参赛团队同意组委会在宣传中使用项目名称、团队名称、项目简介和现场影像。',
    US: 'The committee and its judges keep unpublished technical and business information confidential. Teams agree that the committee may use the names of project and team, the project’s summary and pictures taken on site in its publicity.',
  },
  {
    CN: '参赛项目应遵守国家法律法规和科研伦理，涉及人体、动物、数据出境等事项的，应已取得相应的批准。',
    US: 'Projects comply with the law and research ethics. Where people, animals or the transfer of data abroad are involved, the required approvals have been obtained.',
  },
  {
    CN: '获奖团队应在结果公示后六个月内按照承诺完成落地手续，逾期视为放弃相应的扶持政策。本声明的解释权归大赛组委会所有。',
    US: 'Winners complete their registration in the park as promised within six months of the announcement of results; otherwise they forfeit the support offered. The right to interpret this statement rests with the committee.',
  },
];
