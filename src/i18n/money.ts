/** How sums of whole yuan are told in short: ¥600万, CN¥6M. */
export const COMPACT_MONEY = {
  style: 'currency',
  currency: 'CNY',
  notation: 'compact',
  maximumFractionDigits: 1,
} as const;
