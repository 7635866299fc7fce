/** Reasons to take part that the demo's home page shows. */
export const demoHighlights = [
  {
    id: 'highlight-prize',
    title: '六百万元奖金池',
    summary: '特等奖单项一百万元，四十五个获奖席位，奖金在签约后十个工作日内拨付首期。',
  },
  {
    id: 'highlight-capital',
    title: '直面产业资本',
    summary: '复赛与总决赛由产业基金和链主企业担任评委，获奖项目优先进入尽职调查。',
  },
  {
    id: 'highlight-park',
    title: '三年场地支持',
    summary: '落地项目享受研发办公场地、中试产线、算力与检验平台，最长三年。',
  },
  {
    id: 'highlight-mentor',
    title: '全程专人陪跑',
    summary: '通过形式审查的每个项目都有一位专职联络员，从材料打磨一直陪到公司注册。',
  },
];
