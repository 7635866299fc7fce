import type { Schemas } from '../http/types.ts';
import { TRACK_CODES } from './entry-rows.ts';
import { portraitId } from './portraits.ts';
import { at } from './time.ts';
import type { DemoExpert, DemoUser } from './types.ts';

/** A registration in short form: status, gender, organisation, job title, track, years, biography. */
type ExpertRow = readonly [
  status: Schemas['ExpertStatus'],
  gender: Schemas['Gender'],
  organisation: string,
  jobTitle: string,
  track: keyof typeof TRACK_CODES,
  years: number,
  bio: string,
];

const PENDING = 1;
const APPROVED = 2;

const ROWS: readonly ExpertRow[] = [
  [
    PENDING,
    'female',
    '江南大学人工智能学院',
    '教授',
    '智',
    16,
    '研究视觉与语言的联合理解，主持国家自然科学基金项目三项。',
  ],
  [
    PENDING,
    'male',
    '仁济临床研究中心',
    '主任医师',
    '医',
    22,
    '从事心血管介入二十二年，参与制定三项行业标准。',
  ],
  [
    PENDING,
    'male',
    '远景产业基金',
    '投资总监',
    '能',
    11,
    '专注储能与氢能赛道，经手投资项目十九个，其中四个已上市。',
  ],
  [
    APPROVED,
    'female',
    '华中精密制造研究院',
    '总工程师',
    '造',
    19,
    '长期负责数控装备研制，获省科技进步一等奖两次。',
  ],
  [
    APPROVED,
    'male',
    '启明科学园转化中心',
    '技术经理人',
    '能',
    9,
    '帮助二十六个课题组走出实验室，促成技术合同三亿元。',
  ],
];

/** Portraits of the experts. */
const FACES = [7, 6, 8, 9, 10];

/** Returns expert registrations, waiting and decided; their owners are among `people`. */
export function demoExperts(now: Date, people: readonly DemoUser[]): DemoExpert[] {
  return ROWS.flatMap(([status, gender, organisation, jobTitle, track, experience, bio], index) => {
    const person = people[index * 11 + 3];
    if (person === undefined) return [];
    return [
      {
        id: `expert-${String(index + 1)}`,
        userId: person.id,
        status,
        gender,
        bio,
        name: person.chineseName,
        mobile: person.phone,
        email: person.email,
        organisation,
        jobTitle,
        domains: [TRACK_CODES[track]],
        experience,
        avatarFileId: portraitId(FACES[index] ?? 0),
        submitted: at(now, -1 - 2 * index, '10:40'),
      },
    ];
  });
}
