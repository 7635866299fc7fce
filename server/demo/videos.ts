import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverFile, type Look } from './cover-file.ts';
import { CURRENT_MATCH } from './matches.ts';
import { richText } from './rich-text.ts';
import { at } from './time.ts';
import type { DemoFile, DemoNews } from './types.ts';

interface Row {
  ago: [days: number, clock: string];
  title: string;
  source: string;
  look: Look;
  summary: string;
  body: string[];
  match?: string;
}

const ROWS: readonly Row[] = [
  {
    ago: [2, '10:00'],
    title: '大赛宣传片：创见未来，业启新程',
    source: '大赛组委会',
    look: ['rocket', 'blue'],
    summary: '一分钟看懂本届大赛：四大赛道、六百万元奖金池、全程专人陪跑。',
    body: [
      '从一个念头到一条产线，中间隔着多少道门？宣传片跟随三支往届团队，走进实验室、中试线和车间。',
      '报名通道已经开放，欢迎把您的项目带来。',
    ],
  },
  {
    ago: [6, '15:30'],
    title: '对话冠军：北辰固态能源的一千个日夜',
    source: '创新周刊',
    look: ['energy', 'green'],
    summary: '第二届特等奖团队讲述，怎样把零下四十度还能放电的电池装上公交车。',
    body: [
      '“评委问我们，最冷的一天车停了没有。我们说，那天车队多跑了两班。”团队负责人在节目中回忆了答辩现场。',
    ],
  },
  {
    ago: [11, '09:00'],
    title: '报名系统操作演示：十分钟完成一份申报',
    source: '启明创新服务中心',
    look: ['plan', 'navy'],
    summary: '从注册账号到提交材料，一步一步演示报名系统的填写方法和常见问题。',
    body: [
      '## 本片讲了什么',
      '- 注册与完善资料｜填写项目、团队与附件｜保存草稿与提交｜截止之前修改已提交的内容',
    ],
  },
  {
    ago: [17, '20:00'],
    title: '专家公开课：商业计划书里最容易缺的三页',
    source: '启航产业基金',
    look: ['chart', 'amber'],
    summary: '十五年投资经验的评审专家讲解市场、成本与里程碑怎么写才可信。',
    body: ['课程围绕三个问题展开：谁会付钱、每一份要花多少钱、下一个里程碑怎样证明。'],
  },
  {
    ago: [28, '16:00'],
    title: '走进园区：中试线与检验平台开放日',
    source: '启明科学园管理委员会',
    look: ['gears', 'steel'],
    summary: '镜头带您参观面向参赛团队开放的中试产线、算力中心与检验检测平台。',
    body: ['进入复赛的团队可以预约使用这些平台，费用由大赛承担。'],
  },
  {
    ago: [330, '11:00'],
    title: '第二届大赛总决赛精彩回顾',
    source: '大赛组委会',
    look: ['podium', 'violet'],
    summary: '十支队伍、两天答辩、三千名观众：两分钟重温第二届总决赛。',
    body: ['特等奖由低温固态电池电解质项目获得，十九项产业方出题当场签订验证协议。'],
    match: 'match-2',
  },
];

/** Six videos, newest first. */
export function demoVideos(now: Date): DemoNews[] {
  return ROWS.map(({ ago: [days, clock], ...row }, index) => ({
    id: `video-${index + 1}`,
    kind: 'video',
    matchInfoId: row.match ?? CURRENT_MATCH,
    title: row.title,
    source: row.source,
    publishDate: at(now, -days, clock),
    coverFileId: `cover-video-${index + 1}`,
    videoFileId: `media-video-${index + 1}`,
    captionFileId: `captions-video-${index + 1}`,
    summary: row.summary,
    content: richText(row.body),
    browseNumber: 640 + index * 173,
  }));
}

/** Captions in the WebVTT format: the title, then the summary. */
function captions(title: string, summary: string): string {
  return `WEBVTT\n\n00:00.000 --> 00:03.000\n${title}\n\n00:03.000 --> 00:08.000\n${summary}\n`;
}

const ASSETS = join(import.meta.dirname, 'assets');

/** Their covers, pictures and captions. */
export function videoFiles(): DemoFile[] {
  return ROWS.flatMap(({ look, title, summary }, index) => {
    const name = `video-${index + 1}`;
    return [
      coverFile(`cover-${name}`, look),
      {
        ...{ id: `media-${name}`, name: `${name}.webm`, mime: 'video/webm' as const },
        bytes: readFileSync(join(ASSETS, `${name}.webm`)),
      },
      {
        ...{ id: `captions-${name}`, name: `${name}.vtt`, mime: 'text/vtt' as const },
        bytes: Buffer.from(captions(title, summary)),
      },
    ];
  });
}
