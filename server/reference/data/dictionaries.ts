import { domainRows } from './domains.ts';
import { labels } from './labels.ts';
import type { DictionaryRow } from './rows.ts';

type Row = [value: string, CN: string, US: string, HK?: string];

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

/** What lies below each domain. */
const SUB_DOMAINS: Readonly<Record<string, readonly Row[]>> = {
  ai: [
    ['model', '大模型与智能体', 'Models and agents', '大模型與智能體'],
    ['vision', '计算机视觉', 'Computer vision', '計算機視覺'],
    ['speech', '语音与语言', 'Speech and language', '語音與語言'],
  ],
  health: [
    ['drug', '创新药', 'New drugs', '創新藥'],
    ['device', '医疗器械', 'Medical devices', '醫療器械'],
    ['diagnosis', '诊断与早筛', 'Diagnosis', '診斷與早篩'],
  ],
  energy: [
    ['storage', '储能与电池', 'Storage and batteries', '儲能與電池'],
    ['hydrogen', '氢能', 'Hydrogen', '氫能'],
    ['grid', '智慧电网', 'Smart grid', '智慧電網'],
  ],
  manufacturing: [
    ['robot', '机器人', 'Robots', '機器人'],
    ['semiconductor', '集成电路装备', 'Semiconductor equipment', '集成電路裝備'],
    ['material', '新材料', 'New materials'],
  ],
};

function entry(dictType: string, [value, ...names]: Row, position: number): DictionaryRow {
  return { id: `dict-${dictType}-${value}`, dictType, value, labels: labels(...names), position };
}

const domains = domainRows.map(({ code, name }, position) => ({
  id: `dict-domain-${code}`, dictType: 'domain', value: code, labels: name, position,
}));

const subDomains = Object.entries(SUB_DOMAINS).flatMap(([domain, rows], place) =>
  rows.map((row, index) => ({
    ...entry('subDomain', row, place * 10 + index),
    parentId: `dict-domain-${domain}`,
  })),
);

/** Values that lists of choices offer. */
export const dictionaryRows: DictionaryRow[] = [
  ...domains,
  ...subDomains,
  ...Object.entries(TYPES).flatMap(([type, rows]) => rows.map((row, i) => entry(type, row, i))),
];
