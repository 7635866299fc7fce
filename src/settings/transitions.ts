/** Families of page transitions (spec section 2) with their directions. */
export const TRANSITIONS = {
  back: ['left', 'right', 'up', 'down'],
  bounce: ['in', 'left', 'right', 'up', 'down'],
  fade: [
    'in',
    'left',
    'right',
    'up',
    'down',
    'leftBig',
    'rightBig',
    'upBig',
    'downBig',
    'topLeft',
    'topRight',
    'bottomLeft',
    'bottomRight',
  ],
  flip: ['x', 'y'],
  lightSpeed: ['left', 'right'],
  rotate: ['in', 'downLeft', 'downRight', 'upLeft', 'upRight'],
  roll: ['in'],
  zoom: ['in', 'left', 'right', 'up', 'down'],
  slide: ['left', 'right', 'up', 'down'],
} as const;

export type TransitionName = keyof typeof TRANSITIONS;
export type TransitionDirection = (typeof TRANSITIONS)[TransitionName][number];

export interface Transition {
  disabled: boolean;
  name: TransitionName;
  direction: TransitionDirection;
}

export const TRANSITION_NAMES = Object.keys(TRANSITIONS) as TransitionName[];

export const TRANSITION_DIRECTIONS = [
  ...new Set<TransitionDirection>(Object.values(TRANSITIONS).flat()),
];

/**
 * Returns the stored direction, or the family's first if the family lacks it. (The default of spec
 * section 4, flip from the left, is such a combination.)
 */
export function directionOf({
  name,
  direction,
}: Omit<Transition, 'disabled'>): TransitionDirection {
  const known: readonly TransitionDirection[] = TRANSITIONS[name];
  return known.includes(direction) ? direction : TRANSITIONS[name][0];
}
