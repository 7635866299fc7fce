import type { DemoHighlight } from './types.ts';

/** Highlights of the home page. */
export const demoHighlights: DemoHighlight[] = [
  {
    id: 'highlight-prize',
    title: { CN: '六百万元总奖金', US: 'A prize pool of CNY 6 million' },
    summary: {
      CN: '特等奖单项一百万元，四十五个获奖席位，奖金在签署奖金协议后十个工作日内拨付首期。',
      US: 'CNY 1 million for the grand prize and 45 prizes in total. The first part is paid within ten working days of signing the prize agreement.',
    },
  },
  {
    id: 'highlight-capital',
    title: { CN: '直面产业资本', US: 'Meet industry investors' },
    summary: {
      CN: '复赛与总决赛由产业基金和链主企业担任评委，获奖项目优先进入尽职调查。',
      US: 'Industry funds and leading companies judge the semi-final and the final, and winners are first in line for due diligence.',
    },
  },
  {
    id: 'highlight-park',
    title: { CN: '三年场地支持', US: 'Three years of premises' },
    summary: {
      CN: '落地项目享受研发办公场地、中试产线、算力与检验平台，最长三年。',
      US: 'Winners that set up in the park can use offices, pilot lines, computing power and test laboratories for up to three years.',
    },
  },
  {
    id: 'highlight-mentor',
    title: { CN: '全程专人陪跑', US: 'A dedicated contact' },
    summary: {
      CN: '通过形式审查的每个项目都有一位专职联络员，从材料打磨一直陪到公司注册。',
      US: 'Each entry that passes the eligibility check gets its own contact, from polishing the documents to registering the company.',
    },
  },
];
