import type { ReactNode } from 'react';
import { EmptyArt } from './empty-art';
import { GoneArt } from './gone-art';

const LINE = 'color-mix(in srgb, var(--primary, #1890ff) 55%, var(--line, #e3e8f0))';
const PRIMARY = 'var(--primary, #1890ff)';
const TINT = 'var(--tint, #e6f4ff)';
const CARD = 'var(--card, #fff)';
const AMBER = '#ffb84d';

/** Shared frame of the drawings: shadow on the ground, and lines in one width. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <ellipse cx="120" cy="158" rx="92" ry="12" fill={TINT} />
      <g stroke={LINE} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill="none">
        {children}
      </g>
    </svg>
  );
}

/** Unplugged cable: a request or the program failed. */
function FailedArt() {
  return (
    <Scene>
      <path d="M14 128C30 84 44 78 66 80M226 62C206 112 194 116 174 112" stroke={PRIMARY} />
      <path d="M66 64H92L104 80 92 96H66Z" fill={CARD} />
      <path d="M98 72 114 66M98 88 114 82" />
      <path d="M174 96H148L136 112 148 128H174Z" fill={TINT} />
      <path d="M120 26V44M92 34 100 50M148 34 140 50" stroke={AMBER} strokeWidth="4" />
      <path d="M120 132V148M98 128 92 140" stroke={AMBER} strokeWidth="4" />
    </Scene>
  );
}

/** Door with a key: a login is required. */
function LoginArt() {
  return (
    <Scene>
      <path d="M70 156V32Q70 20 82 20H140Q152 20 152 32V156Z" fill={CARD} />
      <path d="M84 156V36H138V156" fill={TINT} />
      <circle cx="126" cy="98" r="5" fill={PRIMARY} stroke="none" />
      <circle cx="111" cy="62" r="10" fill={CARD} />
      <path d="M92 92Q94 76 111 76T130 92" fill={CARD} />
      <circle cx="190" cy="78" r="15" stroke={AMBER} strokeWidth="5" />
      <path d="M190 93V138M190 124H202M190 137H204" stroke={AMBER} strokeWidth="5" />
    </Scene>
  );
}

/** Shield with a bar: a permission is missing. */
function ForbiddenArt() {
  return (
    <Scene>
      <path d="M120 16 176 36V84C176 120 152 142 120 158 88 142 64 120 64 84V36Z" fill={CARD} />
      <path d="M120 32 162 46V84C162 112 144 130 120 142 96 130 78 112 78 84V46Z" fill={TINT} />
      <circle cx="120" cy="86" r="28" fill={CARD} stroke={AMBER} strokeWidth="6" />
      <path d="M104 86H136" stroke={AMBER} strokeWidth="8" />
    </Scene>
  );
}

/** Calendar with a clock: not possible at this time. */
function LaterArt() {
  return (
    <Scene>
      <path d="M46 44H166Q174 44 174 52V146H46Z" fill={CARD} />
      <path d="M46 44H166Q174 44 174 52V70H46Z" fill={TINT} />
      <path d="M76 32V54M144 32V54" stroke={PRIMARY} strokeWidth="5" />
      <path d="M66 90H82M102 90H118M138 90H154M66 116H82M102 116H118" strokeWidth="6" />
      <circle cx="176" cy="124" r="32" fill={CARD} stroke={AMBER} strokeWidth="5" />
      <path d="M176 106V126L190 134" stroke={AMBER} strokeWidth="5" />
    </Scene>
  );
}

const ARTS = {
  empty: EmptyArt,
  gone: GoneArt,
  failed: FailedArt,
  login: LoginArt,
  forbidden: ForbiddenArt,
  later: LaterArt,
};

/** State of a page or a part of it; each has one drawing. */
export type StateKind = keyof typeof ARTS;

/** Drawing of a state. Decorative: the title beside it names the state. */
export default function StateArt({ kind }: { kind: StateKind }) {
  const Art = ARTS[kind];
  return <Art />;
}
