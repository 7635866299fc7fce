import type { DemoHighlight } from './types.ts';

/** Highlights of the home page. */
export const demoHighlights: DemoHighlight[] = [
  {
    id: 'highlight-prize',
    title: { CN: '六百万元奖金池', US: 'A prize pool of six million yuan' },
    summary: {
      CN: '特等奖单项一百万元，四十五个获奖席位，奖金在签约后十个工作日内拨付首期。',
      US: 'One million for the grand prize and 45 places to win; the first part is paid within ten working days of signing.',
    },
  },
  {
    id: 'highlight-capital',
    title: { CN: '直面产业资本', US: 'Meet industrial capital' },
    summary: {
      CN: '复赛与总决赛由产业基金和链主企业担任评委，获奖项目优先进入尽职调查。',
      US: 'Industry funds and leading companies judge the semi-final and the final, and winners go first into due diligence.',
    },
  },
  {
    id: 'highlight-park',
    title: { CN: '三年场地支持', US: 'Three years of space' },
    summary: {
      CN: '落地项目享受研发办公场地、中试产线、算力与检验平台，最长三年。',
      US: 'Projects that settle here use offices, pilot lines, computing power and test laboratories for up to three years.',
    },
  },
  {
    id: 'highlight-mentor',
    title: { CN: '全程专人陪跑', US: 'Somebody at your side' },
    summary: {
      CN: '通过形式审查的每个项目都有一位专职联络员，从材料打磨一直陪到公司注册。',
      US: 'Each entry that passes the eligibility check has its own contact, from the first draft to the registered company.',
    },
  },
];
