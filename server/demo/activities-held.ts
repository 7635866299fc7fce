import type { ActivityRow } from './activity-rows.ts';

/** Activities that are running or over. */
export const HELD: readonly ActivityRow[] = [
  {
    kind: 'training',
    title: '参赛团队训练营（第二期）',
    look: ['overtime', 'navy'],
    when: [-1, '09:00', '18:00', 1],
    signUp: [-25, -3],
    place: ['深圳', '启明科学园人才公寓培训楼'],
    seats: [96, 100],
    contact: '王老师 13800000101',
    about: [
      '三天两夜的封闭训练正在进行：第一天打磨定位，第二天对练答辩，第三天见投资人。三十二个团队同吃同住，晚上十点的走廊里还有人在改稿。',
      '第三期将在初评结束后面向复赛团队开放。',
    ],
    english: {
      title: 'Training camp for entrants (second)',
      address: 'Training Building, Talent Apartments, Qiming Science Park',
      about: [
        'A three-day closed training camp is under way: positioning on day one, mock questions on day two, investors on day three. Thirty-two teams live together, and at ten at night some are still rewriting in the corridor.',
        'The third camp opens to semi-finalists after the first review.',
      ],
    },
  },
  {
    kind: 'roadshow',
    title: '全国巡回宣讲会：深圳首站',
    look: ['bay', 'navy'],
    when: [-70, '14:00', '17:00'],
    signUp: [-85, -72],
    place: ['深圳', '启明科学园国际会议中心'],
    seats: [203, 220],
    contact: '李老师 13800000102',
    about: [
      '首站宣讲会发布了本届赛事规则、四大赛道指南和落地政策包，组委会现场回答了四十七个问题，问答实录已整理发布。',
    ],
    english: {
      title: 'Nationwide roadshow: Shenzhen, first stop',
      address: 'International Conference Centre, Qiming Science Park',
      about: [
        'The first stop presented the rules, the four tracks and the support package. The committee answered forty-seven questions; the transcript is published.',
      ],
    },
  },
  {
    kind: 'roadshow',
    title: '全国巡回宣讲会：合肥站',
    look: ['auditorium', 'blue'],
    when: [-56, '14:00', '16:30'],
    signUp: [-68, -57],
    place: ['合肥', '科学岛交流中心'],
    seats: [134, 160],
    contact: '李老师 13800000102',
    about: [
      '走进大科学装置旁的会议室，与量子信息、聚变材料、环境光学方向的九个课题组面对面，介绍成果转化类项目的报名办法。',
    ],
    english: {
      title: 'Nationwide roadshow: Hefei',
      address: 'Science Island Exchange Centre',
      about: [
        'Next door to big science: nine research groups in quantum information, fusion materials and environmental optics learnt how to enter with research results.',
      ],
    },
  },
  {
    kind: 'roadshow',
    title: '全国巡回宣讲会：西安站',
    look: ['gate', 'dusk'],
    when: [-41, '14:00', '16:30'],
    signUp: [-54, -42],
    place: ['西安', '高新区硬科技小镇 A1'],
    seats: [118, 150],
    contact: '陈老师 13800000103',
    about: [
      '航空航天与光电子企业是本站的主角。会后三家航天配套企业发布了技术需求，当天收到十一份解决方案。',
    ],
    english: {
      title: 'Nationwide roadshow: Xi’an',
      address: 'A1, Hard Tech Town, High-tech Zone',
      about: [
        'Aerospace and optoelectronics were at the centre. Three aerospace suppliers published their needs afterwards and received eleven solutions the same day.',
      ],
    },
  },
  {
    kind: 'salon',
    title: '首席技术官闭门会：大模型落地的成本账',
    look: ['roundtable', 'violet'],
    when: [-27, '19:00', '21:30'],
    signUp: [-40, -29],
    place: ['北京', '中关村创业大街 12 号'],
    seats: [35, 35],
    contact: '周老师 13800000104',
    about: [
      '三十五位技术负责人摊开账本谈推理成本：哪些场景值得自建，哪些该用接口，哪些其实一个小模型就够。要点纪要已发送给与会者。',
    ],
    english: {
      title: 'CTO round table: what large models cost',
      address: '12 Innovation Street, Zhongguancun',
      about: [
        'Thirty-five technology chiefs opened their books on inference: what is worth building, where an interface will do, and where a small model is enough. The minutes have gone to all participants.',
      ],
    },
  },
  {
    kind: 'training',
    title: '报名答疑直播：一小时讲完全部材料',
    look: ['livestream', 'blue'],
    when: [-13, '20:00', '21:00'],
    signUp: [-22, -13],
    place: ['线上', '大赛视频号'],
    seats: [187, 200],
    contact: '赵老师 13800000105',
    about: [
      '从注册账号到提交成功，逐屏演示一遍，并回答了股权未交割、团队跨校、专利在审三类最常见的问题。回放可在视频栏目观看。',
    ],
    english: {
      title: 'Live Q&A on sign-up: all the documents in an hour',
      address: 'Video channel of the competition',
      about: [
        'From registration to submission, screen by screen, with the three most frequent questions: shares not yet transferred, teams across universities, patents pending. The recording is under Videos.',
      ],
    },
  },
  {
    kind: 'salon',
    title: '专家见面会：评审标准公开说明',
    look: ['panel', 'green'],
    speakers: ['shen', 'gu'],
    when: [-6, '15:00', '17:00'],
    signUp: [-18, -8],
    place: ['广州', '创新大厦 5 层多功能厅'],
    seats: [72, 80],
    contact: '陈老师 13800000103',
    about: [
      '评审委员会把打分表投在大屏上逐条解释，并接受了参赛者的质询。两处表述因此修改，修订后的标准已重新公布。',
    ],
    english: {
      title: 'Meet the experts: the judging criteria explained',
      address: 'Function hall, 5th floor, Innovation Tower',
      about: [
        'The judging panel went through its score sheet on the big screen and took questions from entrants. Two wordings changed as a result; the revised criteria are published.',
      ],
    },
  },
];
