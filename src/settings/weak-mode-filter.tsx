import { useEffect } from 'react';

const ID = 'weak-mode';

/**
 * Moves the difference between red and green, which most people with a colour weakness can't see,
 * into the blue channel. White, black and greys stay as they are, and so does most of the contrast.
 */
const MATRIX = '1 0 0 0 0  0 1 0 0 0  0.7 -0.7 1 0 0  0 0 0 1 0';

/** The colour-weakness filter on the whole page. */
export default function WeakModeFilter() {
  useEffect(() => {
    // On the root element a filter leaves fixed parts where they are.
    document.documentElement.style.filter = `url(#${ID})`;
    return () => {
      document.documentElement.style.filter = '';
    };
  }, []);
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id={ID} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={MATRIX} />
      </filter>
    </svg>
  );
}
