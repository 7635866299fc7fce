import { coverFile, type Look } from './cover-file.ts';
import type { DemoFile, DemoStory } from './types.ts';

type Row = Omit<DemoStory, 'id' | 'coverFileId'> & { key: string; look: Look };

const ROWS: readonly Row[] = [
  {
    key: 'battery',
    matchId: 'match-2',
    title: { CN: '低温固态电池电解质', US: 'Solid-state electrolyte for the cold' },
    company: { CN: '北辰固态能源', US: 'Beichen Solid Energy' },
    summary: {
      CN: '把零下四十度的放电保持率提高到百分之八十二，三百安时电芯已在高寒线路的公交车上跑满一个冬天。',
      US: 'Retains 82% of its charge at −40 °C. Its 300 Ah cells have powered buses on alpine routes for a whole winter.',
    },
    domain: 'energy',
    city: { CN: '深圳', US: 'Shenzhen' },
    award: { CN: '特等奖', US: 'Grand prize' },
    figures: [
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '3.2亿元', US: 'CN¥320M' } },
      { label: { CN: '在跑车辆', US: 'Vehicles' }, value: { CN: '420辆', US: '420' } },
      { label: { CN: '团队', US: 'Team' }, value: { CN: '186人', US: '186 people' } },
    ],
    look: ['bus', 'blue'],
  },
  {
    key: 'surgery',
    matchId: 'match-2',
    title: { CN: '手术机器人力反馈末端', US: 'Force feedback for surgical robots' },
    company: { CN: '知微医疗', US: 'Zhiwei Medical' },
    summary: {
      CN: '指尖大小的六维力传感器让医生在屏幕前重新“摸到”组织，十一家三甲医院正在开展多中心临床。',
      US: 'A six-axis sensor the size of a fingertip lets surgeons feel tissue again; eleven teaching hospitals are in a joint trial.',
    },
    domain: 'health',
    city: { CN: '苏州', US: 'Suzhou' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '临床中心', US: 'Clinical centres' }, value: { CN: '11家', US: '11' } },
      { label: { CN: '完成手术', US: 'Operations done' }, value: { CN: '1360台', US: '1,360' } },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '2.1亿元', US: 'CN¥210M' } },
    ],
    look: ['surgery', 'teal'],
  },
  {
    key: 'wafer',
    matchId: 'match-2',
    title: { CN: '晶圆缺陷小样本检测', US: 'Wafer inspection from twenty pictures' },
    company: { CN: '见微智造', US: 'Jianwei Manufacturing' },
    summary: {
      CN: '用二十张缺陷图完成新工艺的模型切换，漏检率降到百万分之三，换线时间从两周缩短为一天。',
      US: 'Twenty pictures of defects are enough to switch the model to a new process. It misses three defects in a million, and changeover takes one day instead of two weeks.',
    },
    domain: 'manufacturing',
    city: { CN: '合肥', US: 'Hefei' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '上线产线', US: 'Lines' }, value: { CN: '17条', US: '17' } },
      {
        label: { CN: '漏检率', US: 'Defects missed' },
        value: { CN: '百万分之三', US: '3 in a million' },
      },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '9000万元', US: 'CN¥90M' } },
    ],
    look: ['cleanroom', 'steel'],
  },
  {
    key: 'speech',
    matchId: 'match-2',
    title: { CN: '方言实时语音助手', US: 'A real-time assistant that knows dialects' },
    company: { CN: '乡音科技', US: 'Xiangyin Technology' },
    summary: {
      CN: '听懂十七种方言的急救电话分诊系统，已在四个地市的调度中心上岗，平均派车时间缩短五十一秒。',
      US: 'Triages emergency calls in seventeen dialects. Dispatch centres in four regions use it, and ambulances leave 51 seconds earlier on average.',
    },
    domain: 'ai',
    city: { CN: '成都', US: 'Chengdu' },
    award: { CN: '二等奖', US: 'Second prize' },
    figures: [
      { label: { CN: '覆盖方言', US: 'Dialects' }, value: { CN: '17种', US: '17' } },
      { label: { CN: '日均呼叫', US: 'Calls a day' }, value: { CN: '2.4万次', US: '24,000' } },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '4500万元', US: 'CN¥45M' } },
    ],
    look: ['callcentre', 'violet'],
  },
  {
    key: 'hydrogen',
    matchId: 'match-1',
    title: { CN: '兆瓦级电解水制氢装备', US: 'Megawatt electrolysers for hydrogen' },
    company: { CN: '清源氢能', US: 'Qingyuan Hydrogen' },
    summary: {
      CN: '自研隔膜让每标准立方米氢气的电耗降到四点二度，首台套在西北风光基地连续运行超过八千小时。',
      US: 'A self-developed membrane cuts consumption to 4.2 kWh per cubic metre. The first plant has run for more than 8,000 hours at a wind and solar base.',
    },
    domain: 'energy',
    city: { CN: '西安', US: 'Xi’an' },
    award: { CN: '特等奖', US: 'Grand prize' },
    figures: [
      { label: { CN: '连续运行', US: 'Running' }, value: { CN: '8000小时', US: '8,000 hours' } },
      { label: { CN: '在手订单', US: 'Orders' }, value: { CN: '5.6亿元', US: 'CN¥560M' } },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '4亿元', US: 'CN¥400M' } },
    ],
    look: ['plant', 'teal'],
  },
  {
    key: 'reducer',
    matchId: 'match-1',
    title: { CN: '精密行星减速器', US: 'Precision planetary gears' },
    company: { CN: '恒齿传动', US: 'Hengchi Drives' },
    summary: {
      CN: '从一间共享车间走出来的团队，如今年产六万台，为人形机器人整机厂提供关节减速器。',
      US: 'Started in a shared workshop, the team now makes 60,000 joint gears a year for makers of humanoid robots.',
    },
    domain: 'manufacturing',
    city: { CN: '宁波', US: 'Ningbo' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '年产量', US: 'Yearly output' }, value: { CN: '6万台', US: '60,000' } },
      { label: { CN: '员工', US: 'Staff' }, value: { CN: '240人', US: '240 people' } },
      { label: { CN: '年营收', US: 'Revenue a year' }, value: { CN: '1.8亿元', US: 'CN¥180M' } },
    ],
    look: ['gears', 'steel'],
  },
  {
    key: 'model',
    matchId: 'match-2',
    title: { CN: '多模态工业质检大模型', US: 'A vision model for industrial inspection' },
    company: { CN: '明鉴智能', US: 'Mingjian Intelligence' },
    summary: {
      CN: '一张合格样品就能开工的质检模型，替三十七家工厂看管着一百六十条产线，误报率比人工复检低一个数量级。',
      US: 'One good sample is enough to start. The model monitors 160 lines in 37 factories, with a tenth of the false alarms of manual inspection.',
    },
    domain: 'ai',
    city: { CN: '杭州', US: 'Hangzhou' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '服务工厂', US: 'Factories' }, value: { CN: '37家', US: '37' } },
      { label: { CN: '产线', US: 'Lines' }, value: { CN: '160条', US: '160' } },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '1.5亿元', US: 'CN¥150M' } },
    ],
    look: ['inspection', 'violet'],
  },
  {
    key: 'screening',
    matchId: 'match-1',
    title: { CN: '肺结节早筛血检试剂', US: 'A blood test for early lung nodules' },
    company: { CN: '禾源生物', US: 'Heyuan Biotech' },
    summary: {
      CN: '一管血、四小时出结果的早筛试剂获批上市，走进三百余家社区医院，累计检出早期病例一千一百例。',
      US: 'Results from one tube of blood within four hours. Approved, used in more than 300 community hospitals, with 1,100 early cases found.',
    },
    domain: 'health',
    city: { CN: '杭州', US: 'Hangzhou' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '合作医院', US: 'Hospitals' }, value: { CN: '312家', US: '312' } },
      {
        label: { CN: '检出早期病例', US: 'Early cases found' },
        value: { CN: '1100例', US: '1,100' },
      },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '2.8亿元', US: 'CN¥280M' } },
    ],
    look: ['clinic', 'green'],
  },
  {
    key: 'inhale',
    matchId: 'match-2',
    title: { CN: '可吸入核酸药物平台', US: 'Nucleic acid drugs to inhale' },
    company: { CN: '清息生物', US: 'Qingxi Biotech' },
    summary: {
      CN: '把核酸药物装进一口雾气，罕见肺病管线进入二期临床，平台已授权两家海外药企。',
      US: 'Nucleic acid drugs delivered by inhalation. A treatment for a rare lung disease is in phase two, and two companies abroad have licensed the platform.',
    },
    domain: 'health',
    city: { CN: '上海', US: 'Shanghai' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '临床阶段', US: 'Clinical phase' }, value: { CN: '二期', US: 'Phase two' } },
      { label: { CN: '海外授权', US: 'Licences abroad' }, value: { CN: '2家', US: '2' } },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '3.6亿元', US: 'CN¥360M' } },
    ],
    look: ['lab', 'teal'],
  },
  {
    key: 'robotdog',
    matchId: 'match-1',
    title: { CN: '矿山无人巡检机器狗', US: 'Robot dogs that inspect mines' },
    company: { CN: '步云智能', US: 'Buyun Intelligence' },
    summary: {
      CN: '在一千二百米深的井下替人走完最危险的八公里，四十座矿山的夜班从此不再有人下井巡检。',
      US: 'Robots patrol the most dangerous eight kilometres, 1,200 metres underground. In forty mines, people no longer go down for night inspections.',
    },
    domain: 'ai',
    city: { CN: '重庆', US: 'Chongqing' },
    award: { CN: '一等奖', US: 'First prize' },
    figures: [
      { label: { CN: '部署矿山', US: 'Mines' }, value: { CN: '40座', US: '40' } },
      { label: { CN: '累计巡检', US: 'Inspected' }, value: { CN: '96万公里', US: '960,000 km' } },
      { label: { CN: '年营收', US: 'Revenue a year' }, value: { CN: '1.1亿元', US: 'CN¥110M' } },
    ],
    look: ['mine', 'amber'],
  },
  {
    key: 'powerplant',
    matchId: 'match-2',
    title: { CN: '园区级虚拟电厂调度', US: 'Virtual power plants for parks' },
    company: { CN: '聚沙能源', US: 'Jusha Energy' },
    summary: {
      CN: '把空调、储能和充电桩聚成一座看不见的电厂，已为九个城市的园区在用电高峰腾出电力。',
      US: 'Combines air conditioning, storage and chargers into one virtual plant that frees power at peak hours in the parks of nine cities.',
    },
    domain: 'energy',
    city: { CN: '广州', US: 'Guangzhou' },
    award: { CN: '二等奖', US: 'Second prize' },
    figures: [
      { label: { CN: '可调容量', US: 'Capacity' }, value: { CN: '86万千瓦', US: '860 MW' } },
      { label: { CN: '签约园区', US: 'Parks' }, value: { CN: '64个', US: '64' } },
      { label: { CN: '累计融资', US: 'Funds raised' }, value: { CN: '1.8亿元', US: 'CN¥180M' } },
    ],
    look: ['microgrid', 'green'],
  },
  {
    key: 'epitaxy',
    matchId: 'match-1',
    title: { CN: '碳化硅外延装备', US: 'Silicon carbide epitaxy equipment' },
    company: { CN: '长晶装备', US: 'Changjing Equipment' },
    summary: {
      CN: '八英寸外延炉从样机走进三家晶圆厂，片内厚度均匀性做到百分之一点二，交付周期缩短一半。',
      US: 'An eight-inch furnace has gone from prototype into three fabs. Its layers are uniform to 1.2% across a wafer, and delivery takes half the time.',
    },
    domain: 'manufacturing',
    city: { CN: '无锡', US: 'Wuxi' },
    award: { CN: '二等奖', US: 'Second prize' },
    figures: [
      { label: { CN: '交付设备', US: 'Furnaces delivered' }, value: { CN: '37台', US: '37' } },
      { label: { CN: '在手订单', US: 'Orders' }, value: { CN: '4.1亿元', US: 'CN¥410M' } },
      { label: { CN: '团队', US: 'Team' }, value: { CN: '158人', US: '158 people' } },
    ],
    look: ['reactor', 'navy'],
  },
];

/** Stories of past winners. */
export const demoStories: DemoStory[] = ROWS.map((row) => ({
  id: `story-${row.key}`,
  matchId: row.matchId,
  title: row.title,
  company: row.company,
  summary: row.summary,
  domain: row.domain,
  city: row.city,
  award: row.award,
  figures: row.figures,
  coverFileId: `cover-story-${row.key}`,
}));

/** Returns the pictures of the stories. */
export function storyFiles(): DemoFile[] {
  return ROWS.map(({ key, look }) => coverFile(`cover-story-${key}`, look));
}
