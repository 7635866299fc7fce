import type { Texts } from './texts.ts';

export const referenceTexts = {
  statementTitle: [
    '大赛组委会郑重声明',
    'Solemn statement of the competition committee',
    '大賽組委會鄭重聲明',
  ],
  valueTaken: ['该类型下已有相同的值', 'This type already has this value', '該類型下已有相同的值'],
  parentInvalid: ['上级条目无效', 'The parent item is invalid', '上級條目無效'],
  childrenFirst: ['请先删除下级条目', 'Please delete the items below it first', '請先刪除下級條目'],
} satisfies Texts;
