import { directionOf, type Transition, type TransitionName } from './transitions';

/** Direction in which the page moves: `[1, 0]` is to the right. */
type Movement = readonly [x: number, y: number];

/** Movements by direction; with `left`, the page comes from the left. */
const MOVEMENTS: Record<string, Movement> = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, -1],
  down: [0, 1],
  topLeft: [1, 1],
  topRight: [-1, 1],
  bottomLeft: [1, -1],
  bottomRight: [-1, -1],
};

/** Returns the offset of a page that has `distance` still to move; a negative one has moved too far. */
const offset = ([x, y]: Movement, distance: number, unit = 'px') =>
  `translate(${-x * distance}${unit}, ${-y * distance}${unit})`;

const SETTLE = 'cubic-bezier(0.2, 0.6, 0.35, 1)';
const ACCELERATE = 'cubic-bezier(0.55, 0.05, 0.7, 0.2)';

/** Corner around which the page rotates, and its first angle. */
const ROTATIONS: Record<string, readonly [origin: string, angle: number]> = {
  in: ['center', -200],
  downLeft: ['left bottom', -45],
  downRight: ['right bottom', 45],
  upLeft: ['left bottom', 45],
  upRight: ['right bottom', -90],
};

const hidden = (transform: string, easing = 'ease'): Keyframe => ({
  opacity: 0,
  transform,
  easing,
});

function bounce(movement: Movement | undefined): Keyframe[] {
  const at = (transform: string, opacity = 1): Keyframe => ({ transform, opacity, easing: SETTLE });
  if (movement === undefined)
    return [at('scale(0.3)', 0), at('scale(1.1)'), at('scale(0.9)'), at('scale(1.03)'), at('none')];
  return [
    at(offset(movement, 3000), 0),
    { ...at(offset(movement, -25)), offset: 0.6 },
    at(offset(movement, 10)),
    at(offset(movement, -5)),
    at('none'),
  ];
}

function fade(direction: string): Keyframe[] {
  if (direction === 'in') return [{ opacity: 0 }];
  const movement = MOVEMENTS[direction.replace('Big', '')] ?? [0, 0];
  return [hidden(direction.endsWith('Big') ? offset(movement, 2000) : offset(movement, 100, '%'))];
}

function flip(axis: string): Keyframe[] {
  const at = (angle: number): Keyframe => ({
    transform: `perspective(400px) rotate${axis.toUpperCase()}(${angle}deg)`,
    easing: 'ease-in',
  });
  return [
    { ...at(90), opacity: 0 },
    { ...at(-20), offset: 0.4 },
    { ...at(10), opacity: 1 },
    at(-5),
    at(0),
  ];
}

function lightSpeed([x]: Movement): Keyframe[] {
  return [
    hidden(`translateX(${-x * 100}%) skewX(${x * 30}deg)`, 'ease-out'),
    { transform: `skewX(${-x * 20}deg)`, opacity: 1, offset: 0.6 },
    { transform: `skewX(${x * 5}deg)` },
    { transform: 'none' },
  ];
}

function zoom(movement: Movement | undefined): Keyframe[] {
  if (movement === undefined) return [hidden('scale(0.3)'), { opacity: 1, offset: 0.5 }];
  return [
    hidden(`scale(0.1) ${offset(movement, 1000)}`, ACCELERATE),
    { opacity: 1, transform: `scale(0.475) ${offset(movement, -60)}`, easing: SETTLE, offset: 0.6 },
  ];
}

const STILL: Movement = [0, 0];

const FAMILIES: Record<TransitionName, (direction: string) => Keyframe[]> = {
  back: (direction) => {
    const small = (transform: string): Keyframe => ({ opacity: 0.7, transform });
    const from = offset(MOVEMENTS[direction] ?? STILL, 2000);
    return [small(`${from} scale(0.7)`), { ...small('scale(0.7)'), offset: 0.8 }];
  },
  bounce: (direction) => bounce(MOVEMENTS[direction]),
  fade,
  flip,
  lightSpeed: (direction) => lightSpeed(MOVEMENTS[direction] ?? STILL),
  rotate: (direction) => {
    const [origin, angle] = ROTATIONS[direction] ?? ['center', 0];
    return [
      { ...hidden(`rotate(${angle}deg)`), transformOrigin: origin },
      { transformOrigin: origin },
    ];
  },
  roll: () => [hidden('translateX(-100%) rotate(-120deg)')],
  zoom: (direction) => zoom(MOVEMENTS[direction]),
  slide: (direction) => [{ transform: offset(MOVEMENTS[direction] ?? STILL, 100, '%') }],
};

/** Returns the keyframes of a page's entrance; the last one without a property is the page's own style. */
export function keyframesOf(transition: Omit<Transition, 'disabled'>): Keyframe[] {
  const frames = FAMILIES[transition.name](directionOf(transition));
  return frames.length === 1 ? [...frames, {}] : frames;
}
