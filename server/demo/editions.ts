import { demoCriteria } from './criteria.ts';
import { demoGuide } from './guide.ts';
import { demoGallery, demoStatement } from './edition-results.ts';
import { demoTemplates } from './templates.ts';
import { richText } from './rich-text.ts';
import { at, beijingYear } from './time.ts';
import type { DemoText } from './types.ts';
import type { DemoEdition, DemoPrize, DemoStage } from './edition-types.ts';

export const CURRENT_EDITION_ID = 'match-3';

const STAGES: readonly [name: DemoText, start: number, end: number][] = [
  [{ CN: '启动发布', US: 'Launch' }, -80, -80],
  [{ CN: '巡回宣讲', US: 'Roadshow tour' }, -71, -20],
  [{ CN: '报名参赛', US: 'Sign-up' }, -43, 23],
  [{ CN: '专家初评', US: 'First review by experts' }, 26, 38],
  [{ CN: '复赛路演', US: 'Semi-final pitches' }, 50, 60],
  [{ CN: '总决赛', US: 'Grand final' }, 88, 89],
];

const PRIZES = {
  特等奖: { id: 'grand', US: 'Grand prize' },
  一等奖: { id: 'first', US: 'First prize' },
  二等奖: { id: 'second', US: 'Second prize' },
  三等奖: { id: 'third', US: 'Third prize' },
  优胜奖: { id: 'merit', US: 'Merit award' },
};

function stages(now: Date, shift: number): DemoStage[] {
  return STAGES.map(([name, start, end]) => ({
    name,
    start: at(now, start + shift, '09:00'),
    end: at(now, end + shift, '18:00'),
  }));
}

function prizes(
  ...rows: [name: keyof typeof PRIZES, amount: number, count: number][]
): DemoPrize[] {
  return rows.map(([CN, amount, count]) => {
    const { id, US } = PRIZES[CN];
    return { id, name: { CN, US }, amount, count };
  });
}

const INTRODUCTION = {
  CN: richText([
    '启明创新创业大赛由启明科学园管理委员会主办，面向全国征集处于研发、中试和产业化阶段的创新创业项目。本届以“创见未来，业启新程”为主题，设人工智能、生命健康、绿色能源、先进制造四大赛道。',
    '大赛不只评出名次。从报名之日起，每个通过形式审查的项目都会得到一位专职联络员；进入复赛的项目可以使用园区的中试线、算力和检验平台；获奖项目落地园区，享受三年场地支持和产业基金优先尽调。',
    '## 谁可以参加',
    '- 注册未满十年、年营业收入不超过两亿元的企业｜拟在一年内注册公司的创业团队，核心成员不少于三人｜拥有可转化成果的高校与科研院所课题组',
    '## 评审看什么',
    '技术的先进性与可验证性占三成，市场与商业模式占三成，团队占两成，社会价值与落地计划占两成。评委名单在初评前公布，利益相关者一律回避。',
  ]),
  US: richText([
    'The Qiming Innovation & Entrepreneurship Competition is hosted by the Qiming Science Park Administrative Committee and open to teams from all over the country whose projects are at the stage of research, pilot production or industrialisation. Under this year’s theme, “Envision the future, start something new”, it has four tracks: artificial intelligence, life and health, green energy, and advanced manufacturing.',
    'The competition does more than rank. From the day of sign-up, every project that passes the eligibility check has its own contact person; semi-finalists may use the park’s pilot lines, computing power and test laboratories; winners who set up in the park get premises for three years and are first in line for due diligence by its industry fund.',
    '## Who can take part',
    '- Companies founded less than ten years ago with a yearly revenue of at most CNY 200 million｜Teams of at least three core members who plan to found a company within a year｜Research groups of universities and institutes with results ready for transfer',
    '## What judges look at',
    'How advanced and verifiable the technology is counts for 30%, market and business model for 30%, the team for 20%, social value and implementation plan for 20%. Judges are named before the first review, and anyone with a conflict of interest steps aside.',
  ]),
};

/** Statement of the jury of the second edition. */
const JURY_STATEMENT = {
  CN: richText([
    '本届评审历时三周，每个入围项目由至少三位评委独立打分，总决赛全程公开。获奖项目的共同点不是概念新，而是把话说到可以核对：有第三方数据，有客户在用，有写得出日期的下一步。',
    '评委会特别提到产业方出题的十九个项目，它们在比赛结束之前就进入了验证。没有获奖的团队同样值得关注：分数相差往往不到一分。',
  ]),
  US: richText([
    'The review took three weeks. At least three judges scored each shortlisted project independently, and the grand final was open to the public. What the winners share is not a new idea but claims that can be checked: third-party data, customers who use the product, and next steps with a date.',
    'The jury would like to mention the nineteen projects that answered tasks set by industry: their trials began before the competition ended. Teams without an award deserve attention, too: often less than one point separated them.',
  ]),
};

/** Returns the editions, newest first; sign-up for the newest is open. */
export function demoEditions(now: Date): DemoEdition[] {
  const year = beijingYear(now);
  const edition = (
    id: string,
    shift: number,
  ): Pick<
    DemoEdition,
    'id' | 'stages' | 'signUpStart' | 'signUpEnd' | 'gallery' | 'criteria' | 'statement'
  > => ({
    id,
    gallery: demoGallery(id),
    criteria: demoCriteria,
    statement: [...demoStatement],
    stages: stages(now, shift),
    signUpStart: at(now, -43 + shift, '09:00'),
    signUpEnd: at(now, 23 + shift, '18:00'),
  });
  return [
    {
      ...edition(CURRENT_EDITION_ID, 0),
      year,
      name: {
        CN: `${year} 第三届启明创新创业大赛`,
        US: `The 3rd Qiming Innovation & Entrepreneurship Competition ${year}`,
      },
      theme: { CN: '创见未来，业启新程', US: 'Envision the future, start something new' },
      status: 'signup',
      prizes: prizes(
        ['特等奖', 1_000_000, 1],
        ['一等奖', 500_000, 4],
        ['二等奖', 200_000, 8],
        ['三等奖', 100_000, 12],
        ['优胜奖', 10_000, 20],
      ),
      introduction: INTRODUCTION,
      guide: demoGuide,
      // The guide states the same rules.
      entryRules: { teamMin: 3, foundedAfter: `${year - 10}-01-01` },
      bannerFileId: 'banner-match-3',
      // Funds are raised only after the edition.
      figures: { prizePool: 6_000_000, finance: 0 },
      current: true,
    },
    {
      ...edition('match-2', -364),
      downloads: demoTemplates.map(({ title, fileId }) => ({ title, fileId })),
      year: year - 1,
      name: {
        CN: `${year - 1} 第二届启明创新创业大赛`,
        US: `The 2nd Qiming Innovation & Entrepreneurship Competition ${year - 1}`,
      },
      theme: { CN: '聚链成势，向新而行', US: 'Linked in strength, forward to the new' },
      status: 'finished',
      prizes: prizes(
        ['特等奖', 800_000, 1],
        ['一等奖', 400_000, 4],
        ['二等奖', 150_000, 8],
        ['三等奖', 75_000, 12],
      ),
      introduction: {
        CN: richText([
          '第二届大赛收到来自 48 座城市的 412 个项目，首次引入产业方出题：二十六家链主企业发布技术需求，参赛团队揭榜应答，十九项当场签订验证协议。',
          '总决赛在启明科学园国际会议中心举行，固态电池、手术机器人和晶圆检测三个项目分获前三名，赛后一年内获奖项目累计融资 4.6 亿元。',
        ]),
        US: richText([
          'The second edition drew 412 projects from 48 cities and, for the first time, let industry set the tasks: 26 leading companies published what technology they need, teams took up the challenge, and 19 agreements on trials were signed on the spot.',
          'The grand final took place in the Qiming Science Park conference centre. A solid-state battery, a surgical robot and a wafer inspection project came first, second and third; within a year the winners had raised CNY 460 million.',
        ]),
      },
      juryStatement: JURY_STATEMENT,
      bannerFileId: 'banner-match-2',
      figures: { projects: 412, cities: 48, prizePool: 4_500_000, finance: 460_000_000 },
      current: false,
    },
    {
      ...edition('match-1', -728),
      year: year - 2,
      name: {
        CN: `${year - 2} 第一届启明创新创业大赛`,
        US: `The 1st Qiming Innovation & Entrepreneurship Competition ${year - 2}`,
      },
      theme: { CN: '启程', US: 'Setting out' },
      status: 'finished',
      prizes: prizes(
        ['特等奖', 600_000, 1],
        ['一等奖', 300_000, 4],
        ['二等奖', 100_000, 8],
        ['三等奖', 50_000, 8],
      ),
      introduction: {
        CN: richText([
          '首届大赛从园区的一间报告厅起步，286 个项目、31 座城市、五个半月赛程，确立了“评审公开、全程陪跑、赛后落地”的办赛办法。',
          '二十一个获奖项目中有十四个在园区注册公司，其中六家已成长为高新技术企业。',
        ]),
        US: richText([
          'The first edition began in a lecture room of the park: 286 projects, 31 cities, five and a half months. It set the way that the competition is still run: open judging, company from start to finish, and a place to settle afterwards.',
          'Of 21 winning projects, 14 founded companies in the park, and six of those have since become certified high-tech enterprises.',
        ]),
      },
      bannerFileId: 'banner-match-1',
      figures: { projects: 286, cities: 31, prizePool: 3_000_000, finance: 260_000_000 },
      current: false,
    },
  ];
}
