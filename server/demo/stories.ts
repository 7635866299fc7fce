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
    domain: 'energy',
    city: '深圳',
    award: '特等奖',
    figures: [
      { label: '累计融资', value: '3.2 亿元' },
      { label: '在跑车辆', value: '420 辆' },
      { label: '团队', value: '186 人' },
    ],
    look: ['energy', 'green'],
  },
  {
    key: 'surgery',
    matchInfoId: 'match-2',
    title: '手术机器人力反馈末端',
    company: '知微医疗',
    summary:
      '指尖大小的六维力传感器让医生在屏幕前重新“摸到”组织，十一家三甲医院正在开展多中心临床。',
    domain: 'health',
    city: '苏州',
    award: '一等奖',
    figures: [
      { label: '临床中心', value: '11 家' },
      { label: '完成手术', value: '1 360 台' },
      { label: '累计融资', value: '2.1 亿元' },
    ],
    look: ['cells', 'teal'],
  },
  {
    key: 'wafer',
    matchInfoId: 'match-2',
    title: '晶圆缺陷小样本检测',
    company: '见微智造',
    summary: '用二十张缺陷图完成新工艺的模型切换，漏检率降到百万分之三，换线时间从两周缩短为一天。',
    domain: 'manufacturing',
    city: '合肥',
    award: '一等奖',
    figures: [
      { label: '上线产线', value: '17 条' },
      { label: '漏检率', value: '百万分之三' },
      { label: '累计融资', value: '9 000 万元' },
    ],
    look: ['chip', 'navy'],
  },
  {
    key: 'speech',
    matchInfoId: 'match-2',
    title: '方言实时语音助手',
    company: '乡音科技',
    summary:
      '听懂十七种方言的急救电话分诊系统，已在四个地市的调度中心上岗，平均派车时间缩短五十一秒。',
    domain: 'ai',
    city: '成都',
    award: '二等奖',
    figures: [
      { label: '覆盖方言', value: '17 种' },
      { label: '日均呼叫', value: '2.4 万次' },
      { label: '累计融资', value: '4 500 万元' },
    ],
    look: ['microphone', 'violet'],
  },
  {
    key: 'hydrogen',
    matchInfoId: 'match-1',
    title: '兆瓦级电解水制氢装备',
    company: '清源氢能',
    summary:
      '自研隔膜让每标准立方米氢气的电耗降到四点二度，首台套在西北风光基地连续运行超过八千小时。',
    domain: 'energy',
    city: '西安',
    award: '特等奖',
    figures: [
      { label: '连续运行', value: '8 000 小时' },
      { label: '在手订单', value: '5.6 亿元' },
      { label: '累计融资', value: '4 亿元' },
    ],
    look: ['leaf', 'teal'],
  },
  {
    key: 'reducer',
    matchInfoId: 'match-1',
    title: '精密行星减速器',
    company: '恒齿传动',
    summary: '从一间共享车间走出来的团队，如今年产六万台，为人形机器人整机厂提供关节减速器。',
    domain: 'manufacturing',
    city: '宁波',
    award: '一等奖',
    figures: [
      { label: '年产量', value: '6 万台' },
      { label: '员工', value: '240 人' },
      { label: '年营收', value: '1.8 亿元' },
    ],
    look: ['gears', 'steel'],
  },
  {
    key: 'model',
    matchInfoId: 'match-2',
    title: '多模态工业质检大模型',
    company: '明鉴智能',
    summary:
      '一张合格样品就能开工的质检模型，替三十七家工厂看管着一百六十条产线，误报率比人工复检低一个数量级。',
    domain: 'ai',
    city: '杭州',
    award: '一等奖',
    figures: [
      { label: '服务工厂', value: '37 家' },
      { label: '产线', value: '160 条' },
      { label: '累计融资', value: '1.5 亿元' },
    ],
    look: ['network', 'violet'],
  },
  {
    key: 'screening',
    matchInfoId: 'match-1',
    title: '肺结节早筛血检试剂',
    company: '禾源生物',
    summary:
      '一管血、四小时出结果的早筛试剂获批上市，走进三百余家社区医院，累计检出早期病例一千一百例。',
    domain: 'health',
    city: '杭州',
    award: '一等奖',
    figures: [
      { label: '合作医院', value: '312 家' },
      { label: '检出早期病例', value: '1 100 例' },
      { label: '累计融资', value: '2.8 亿元' },
    ],
    look: ['cells', 'green'],
  },
  {
    key: 'inhale',
    matchInfoId: 'match-2',
    title: '可吸入核酸药物平台',
    company: '清息生物',
    summary: '把核酸药物装进一口雾气，罕见肺病管线进入二期临床，平台已授权两家海外药企。',
    domain: 'health',
    city: '上海',
    award: '一等奖',
    figures: [
      { label: '临床阶段', value: '二期' },
      { label: '海外授权', value: '2 家' },
      { label: '累计融资', value: '3.6 亿元' },
    ],
    look: ['orbit', 'teal'],
  },
  {
    key: 'robotdog',
    matchInfoId: 'match-1',
    title: '矿山无人巡检机器狗',
    company: '步云智能',
    summary: '在一千二百米深的井下替人走完最危险的八公里，四十座矿山的夜班从此不再有人下井巡检。',
    domain: 'ai',
    city: '重庆',
    award: '一等奖',
    figures: [
      { label: '部署矿山', value: '40 座' },
      { label: '累计巡检', value: '96 万公里' },
      { label: '年营收', value: '1.1 亿元' },
    ],
    look: ['gears', 'dusk'],
  },
  {
    key: 'powerplant',
    matchInfoId: 'match-2',
    title: '园区级虚拟电厂调度',
    company: '聚沙能源',
    summary: '把空调、储能和充电桩聚成一座看不见的电厂，已为九个城市的园区在用电高峰腾出电力。',
    domain: 'energy',
    city: '广州',
    award: '二等奖',
    figures: [
      { label: '可调容量', value: '86 万千瓦' },
      { label: '签约园区', value: '64 个' },
      { label: '累计融资', value: '1.8 亿元' },
    ],
    look: ['skyline', 'green'],
  },
  {
    key: 'epitaxy',
    matchInfoId: 'match-1',
    title: '碳化硅外延装备',
    company: '长晶装备',
    summary: '八英寸外延炉从样机走进三家晶圆厂，片内厚度均匀性做到百分之一点二，交付周期缩短一半。',
    domain: 'manufacturing',
    city: '无锡',
    award: '二等奖',
    figures: [
      { label: '交付设备', value: '37 台' },
      { label: '在手订单', value: '4.1 亿元' },
      { label: '团队', value: '158 人' },
    ],
    look: ['chip', 'navy'],
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
  figures: row.figures,
  coverFileId: `cover-story-${row.key}`,
}));

/** Their pictures. */
export function storyFiles(): DemoFile[] {
  return ROWS.map(({ key, look }) => coverFile(`cover-story-${key}`, look));
}
