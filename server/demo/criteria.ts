import type { components } from '../../openapi/generated/operations.ts';

/** Judging criteria of all editions. */
export const demoCriteria: components['schemas']['StaffCriterion'][] = [
  {
    name: { CN: '技术创新', US: 'Technology' },
    guidance: {
      CN: '技术的先进性与可验证性：与现有方案相比好在哪里，数据由谁测得，他人能否复现。',
      US: 'How advanced and verifiable the technology is: what improves on existing solutions, who measured it, and whether others can reproduce it.',
    },
    weight: 30,
    max: 10,
  },
  {
    name: { CN: '市场与商业模式', US: 'Market and business model' },
    guidance: {
      CN: '谁会付钱、为什么付钱，以及首批客户的反馈。',
      US: 'Who pays and why, and what the first customers say.',
    },
    weight: 30,
    max: 10,
  },
  {
    name: { CN: '团队', US: 'Team' },
    guidance: {
      CN: '核心成员的经历与分工，能否把事情做成。',
      US: 'The experience of the core members, how they share the work, and whether they can deliver.',
    },
    weight: 20,
    max: 10,
  },
  {
    name: { CN: '社会价值与落地计划', US: 'Social value and implementation plan' },
    guidance: {
      CN: '对产业与社会的带动，以及获奖后一年的落地安排。',
      US: 'The benefit for industry and society, and the plan for the year after the award.',
    },
    weight: 20,
    max: 10,
  },
];
