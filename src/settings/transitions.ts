/** The nine families of page transitions (spec section 2) and where each can come from. */
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

/** A page transition as it is stored. */
export interface Transition {
  disabled: boolean;
  name: TransitionName;
  direction: TransitionDirection;
}

export const TRANSITION_NAMES = Object.keys(TRANSITIONS) as TransitionName[];

/** Every direction that any family has. */
export const TRANSITION_DIRECTIONS = [
  ...new Set<TransitionDirection>(Object.values(TRANSITIONS).flat()),
];

/**
 * The direction that is played: the stored one where the family has it, else the family's first.
 * (The default of spec section 4, flip from the left, is such a pair.)
 */
export function directionOf({
  name,
  direction,
}: Omit<Transition, 'disabled'>): TransitionDirection {
  const known: readonly TransitionDirection[] = TRANSITIONS[name];
  return known.includes(direction) ? direction : TRANSITIONS[name][0];
}

/** The name of the keyframes in animate.css: `flipInX`, `fadeInLeftBig`, `rollIn`. */
export function keyframesOf(transition: Omit<Transition, 'disabled'>): string {
  const direction = directionOf(transition);
  const end = direction === 'in' ? '' : direction.charAt(0).toUpperCase() + direction.slice(1);
  return `${transition.name}In${end}`;
}
