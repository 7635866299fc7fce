import type { EntryRow } from './entry-rows.ts';

/** Entries of the current edition that wait for review. */
export const WAITING_ENTRIES: readonly EntryRow[] = [
  [
    '声纹异响诊断仪',
    '聆机科技',
    '造',
    '无锡',
    'revenue',
    '听三十秒就知道轴承哪一圈磨损，漏检率低于千分之三。',
    'gears',
  ],
  [
    '手语实时翻译终端',
    '指语科技',
    '智',
    '南京',
    'prototype',
    '双向翻译三千个手语词，断网也能在窗口柜台用。',
    'videocall',
  ],
  [
    '无创颅内压监测头环',
    '澄明医疗',
    '医',
    '合肥',
    'prototype',
    '不打孔也能连续看颅内压，与有创测量相差不到两毫米汞柱。',
    'clinic',
  ],
  [
    '退役叶片回收造板',
    '风生材料',
    '能',
    '西安',
    'idea',
    '把风机叶片碾成板材，一片叶片铺一间展厅。',
    'wind',
  ],
];
