import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverFile, type Look } from './cover-file.ts';
import { CURRENT_EDITION_ID } from './editions.ts';
import type { EnglishNews } from './news-rows.ts';
import { sourceOf } from './news-sources.ts';
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
  english: EnglishNews;
  edition?: string;
}

const ROWS: readonly Row[] = [
  {
    ago: [2, '10:00'],
    title: '大赛宣传片：创见未来，业启新程',
    source: '大赛组委会',
    look: ['bay', 'blue'],
    summary: '一分钟看懂本届大赛：四大赛道、六百万元总奖金、全程专人陪跑。',
    body: [
      '从一个念头到一条产线，中间隔着多少道门？宣传片跟随三支往届团队，走进实验室、中试线和车间。',
      '报名通道已经开放，欢迎把您的项目带来。',
    ],
    english: {
      title: 'The competition film: envision the future, start something new',
      summary:
        'The competition in a minute: four tracks, CNY 6 million in prizes, and a dedicated contact throughout.',
      body: [
        'How many doors stand between an idea and a production line? The film follows three former teams into laboratories, pilot lines and workshops.',
        'Sign-up is open. Bring us your project.',
      ],
    },
  },
  {
    ago: [6, '15:30'],
    title: '对话冠军：北辰固态能源的一千个日夜',
    source: '创新周刊',
    look: ['interview', 'green'],
    summary: '第二届特等奖团队讲述，怎样把零下四十度还能放电的电池装上公交车。',
    body: [
      '“评委问我们，最冷的一天车停了没有。我们说，那天车队多跑了两班。”团队负责人在节目中回忆了答辩现场。',
    ],
    english: {
      title: 'A talk with the champions: a thousand days at Beichen Solid Energy',
      summary:
        'The grand prize team of the 2nd edition tells how a battery that works at −40 °C got into buses.',
      body: [
        '“The judges asked whether the buses stopped on the coldest day. We said that they ran two extra trips,” the team leader remembers.',
      ],
    },
  },
  {
    ago: [11, '09:00'],
    title: '报名系统操作演示：十分钟完成一份申报',
    source: '启明创新服务中心',
    look: ['desk', 'navy'],
    summary: '从注册账号到提交材料，一步一步演示报名系统的填写方法和常见问题。',
    body: [
      '## 本片讲了什么',
      '- 注册与完善资料｜填写项目、团队与附件｜保存草稿与提交｜截止之前修改已提交的内容',
    ],
    english: {
      title: 'The sign-up system: an entry in ten minutes',
      summary: 'From registration to submission, step by step, with the usual questions.',
      body: [
        '## In this video',
        '- Registering and completing your details｜Project, team and files｜Saving a draft and submitting｜Changing what you submitted before sign-up closes',
      ],
    },
  },
  {
    ago: [17, '20:00'],
    title: '专家公开课：商业计划书里最容易缺的三页',
    source: '启航产业基金',
    look: ['lecture', 'amber'],
    summary: '十五年投资经验的评审专家讲解市场、成本与里程碑怎么写才可信。',
    body: ['课程围绕三个问题展开：谁会付钱、每一份要花多少钱、下一个里程碑怎样证明。'],
    english: {
      title: 'Expert class: the three pages most often missing from business plans',
      summary:
        'A judge with fifteen years in investment explains how to write credibly about the market, costs and milestones.',
      body: [
        'Three questions: who pays, what does each one cost to make, and how will you prove the next milestone?',
      ],
    },
  },
  {
    ago: [28, '16:00'],
    title: '走进园区：中试线与检验平台开放日',
    source: '启明科学园管理委员会',
    look: ['factory', 'steel'],
    summary: '镜头带您参观面向参赛团队开放的中试产线、算力中心与检验检测平台。',
    body: ['进入复赛的团队可以预约使用这些平台，费用由大赛承担。'],
    english: {
      title: 'Inside the park: open day of the pilot lines and test platforms',
      summary:
        'A tour of the pilot lines, the computing centre and the testing platforms open to entrants.',
      body: ['Semi-finalists can book these platforms; the competition pays.'],
    },
  },
  {
    ago: [330, '11:00'],
    title: '第二届大赛总决赛精彩回顾',
    source: '大赛组委会',
    look: ['award', 'violet'],
    summary: '十支队伍、两天答辩、三千名观众：两分钟重温第二届总决赛。',
    body: ['特等奖由低温固态电池电解质项目获得，十九项产业方出题当场签订验证协议。'],
    english: {
      title: 'The final of the 2nd competition in two minutes',
      summary:
        'Ten teams, two days of questions, three thousand viewers: relive the final of the 2nd edition.',
      body: [
        'The grand prize went to the low-temperature electrolyte for solid-state batteries; nineteen verification agreements with industry were signed on the spot.',
      ],
    },
    edition: 'match-2',
  },
];

/** Returns the videos, newest first. */
export function demoVideos(now: Date): DemoNews[] {
  return ROWS.map(({ ago: [days, clock], ...row }, index) => ({
    id: `video-${index + 1}`,
    kind: 'video',
    matchInfoId: row.edition ?? CURRENT_EDITION_ID,
    title: { CN: row.title, US: row.english.title },
    source: sourceOf(row.source),
    publishDate: at(now, -days, clock),
    coverFileId: `cover-video-${index + 1}`,
    videoFileId: `media-video-${index + 1}`,
    captionFileId: `captions-video-${index + 1}`,
    summary: { CN: row.summary, US: row.english.summary },
    content: { CN: richText(row.body), US: richText(row.english.body) },
    browseNumber: 640 + index * 173,
  }));
}

/** Formats captions as WebVTT: the title, then the summary. */
function captions(title: string, summary: string): string {
  return `WEBVTT\n\n00:00.000 --> 00:03.000\n${title}\n\n00:03.000 --> 00:08.000\n${summary}\n`;
}

const ASSETS = join(import.meta.dirname, 'assets');

/** Returns covers, pictures and captions of the videos. */
export function videoFiles(): DemoFile[] {
  return ROWS.flatMap(({ look, title, summary }, index) => {
    const name = `video-${index + 1}`;
    return [
      coverFile(`cover-${name}`, look),
      {
        id: `media-${name}`,
        name: `${name}.webm`,
        mime: 'video/webm' as const,
        bytes: readFileSync(join(ASSETS, `${name}.webm`)),
      },
      {
        id: `captions-${name}`,
        name: `${name}.vtt`,
        mime: 'text/vtt' as const,
        bytes: Buffer.from(captions(title, summary)),
      },
    ];
  });
}
