import { entry, type Row } from './dictionary-entry.ts';
import type { DictionaryRow } from './rows.ts';

const TYPES: Readonly<Record<string, readonly Row[]>> = {
  projectStage: [
    ['idea', '创意', 'Idea', '創意'],
    ['prototype', '样机', 'Prototype', '樣機'],
    ['revenue', '已有营收', 'Revenue', '已有營收'],
    ['growth', '规模增长', 'Growth', '規模增長'],
  ],
  projectStatus: [
    ['0', '草稿', 'Draft'],
    ['1', '已提交', 'Submitted'],
    ['2', '评审中', 'In review', '評審中'],
    ['3', '入围', 'Shortlisted', '入圍'],
    ['4', '获奖', 'Awarded', '獲獎'],
    ['5', '未入选', 'Not selected', '未入選'],
  ],
  expertStatus: [
    ['0', '草稿', 'Draft'],
    ['1', '待审核', 'Pending', '待審核'],
    ['2', '已通过', 'Approved', '已通過'],
    ['3', '未通过', 'Declined', '未通過'],
  ],
  activityKind: [
    ['roadshow', '路演', 'Roadshow'],
    ['training', '培训', 'Training', '培訓'],
    ['salon', '沙龙', 'Salon', '沙龍'],
    ['final', '决赛', 'Final', '決賽'],
  ],
  organisationKind: [
    ['host', '主办单位', 'Host', '主辦單位'],
    ['organiser', '承办单位', 'Organiser', '承辦單位'],
    ['coOrganiser', '协办单位', 'Co-organiser', '協辦單位'],
    ['support', '支持单位', 'Supporter', '支持單位'],
  ],
  gender: [
    ['male', '男', 'Male'],
    ['female', '女', 'Female'],
    ['unspecified', '不透露', 'Prefer not to say'],
  ],
  jobTitle: [
    ['professor', '教授／研究员', 'Professor', '教授／研究員'],
    ['engineer', '高级工程师', 'Senior engineer', '高級工程師'],
    ['investor', '投资人', 'Investor', '投資人'],
    ['executive', '企业高管', 'Executive', '企業高管'],
    ['other', '其他', 'Other'],
  ],
  teamRole: [
    ['founder', '创始人', 'Founder', '創始人'],
    ['technology', '技术研发', 'Technology', '技術研發'],
    ['market', '市场运营', 'Market', '市場營運'],
    ['finance', '财务法务', 'Finance and law', '財務法務'],
    ['advisor', '顾问', 'Advisor', '顧問'],
  ],
};

/** Dictionary entries of a new database. */
export const dictionaryRows: DictionaryRow[] = [
  ...Object.entries(TYPES).flatMap(([type, rows]) => rows.map((row, i) => entry(type, row, i))),
];
