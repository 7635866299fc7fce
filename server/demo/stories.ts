import { coverFile, type Look } from './cover-file.ts';
import type { DemoFile, DemoStory } from './types.ts';

type Row = Omit<DemoStory, 'id' | 'coverFileId'> & { key: string; look: Look };

const ROWS: readonly Row[] = [
  {
    key: 'battery',
    matchInfoId: 'match-2',
    title: '低温固态电池电解质',
    company: '北辰固态能源',
    summary:
      '把零下四十度的放电保持率提高到百分之八十二，三百安时电芯已在高寒线路的公交车上跑满一个冬天。',
    domain: '绿色能源',
    city: '深圳',
    award: '特等奖',
    look: ['energy', 'green'],
  },
  {
    key: 'surgery',
    matchInfoId: 'match-2',
    title: '手术机器人力反馈末端',
    company: '知微医疗',
    summary:
      '指尖大小的六维力传感器让医生在屏幕前重新“摸到”组织，十一家三甲医院正在开展多中心临床。',
    domain: '生命健康',
    city: '苏州',
    award: '一等奖',
    look: ['cells', 'teal'],
  },
  {
    key: 'wafer',
    matchInfoId: 'match-2',
    title: '晶圆缺陷小样本检测',
    company: '见微智造',
    summary: '用二十张缺陷图完成新工艺的模型切换，漏检率降到百万分之三，换线时间从两周缩短为一天。',
    domain: '先进制造',
    city: '合肥',
    award: '一等奖',
    look: ['chip', 'navy'],
  },
  {
    key: 'speech',
    matchInfoId: 'match-2',
    title: '方言实时语音助手',
    company: '乡音科技',
    summary:
      '听懂十七种方言的急救电话分诊系统，已在四个地市的调度中心上岗，平均派车时间缩短五十一秒。',
    domain: '人工智能',
    city: '成都',
    award: '二等奖',
    look: ['microphone', 'violet'],
  },
  {
    key: 'hydrogen',
    matchInfoId: 'match-1',
    title: '兆瓦级电解水制氢装备',
    company: '清源氢能',
    summary:
      '自研隔膜让每标准立方米氢气的电耗降到四点二度，首台套在西北风光基地连续运行超过八千小时。',
    domain: '绿色能源',
    city: '西安',
    award: '特等奖',
    look: ['leaf', 'teal'],
  },
  {
    key: 'reducer',
    matchInfoId: 'match-1',
    title: '精密行星减速器',
    company: '恒齿传动',
    summary: '从一间共享车间走出来的团队，如今年产六万台，为人形机器人整机厂提供关节减速器。',
    domain: '先进制造',
    city: '宁波',
    award: '一等奖',
    look: ['gears', 'steel'],
  },
];

/** What became of past winners. */
export const demoStories: DemoStory[] = ROWS.map((row) => ({
  id: `story-${row.key}`,
  matchInfoId: row.matchInfoId,
  title: row.title,
  company: row.company,
  summary: row.summary,
  domain: row.domain,
  city: row.city,
  award: row.award,
  coverFileId: `cover-story-${row.key}`,
}));

/** Their pictures. */
export function storyFiles(): DemoFile[] {
  return ROWS.map(({ key, look }) => coverFile(`cover-story-${key}`, look));
}
