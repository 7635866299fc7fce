/** Theme colors (spec section 9); the first is the default. */
export const COLORS = [
  '#1890ff',
  '#f5222d',
  '#fa541c',
  '#faad14',
  '#13c2c2',
  '#52c41a',
  '#2f54eb',
  '#722ed1',
] as const;

/** `light`: all light; `dark`: dark header and side menu, light content; `night`: all dark. */
export const MODES = ['light', 'dark', 'night'] as const;

export type ColorName = (typeof COLORS)[number];
export type ModeName = (typeof MODES)[number];
