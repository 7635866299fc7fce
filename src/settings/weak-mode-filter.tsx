import { useEffect } from 'react';

const ID = 'weak-mode';

/**
 * Shifts the difference between red and green to the blue channel, for users with red-green color
 * blindness. Keeps white, black, grays and most of the contrast.
 */
const MATRIX = '1 0 0 0 0  0 1 0 0 0  0.7 -0.7 1 0 0  0 0 0 1 0';

/** Applies the color blindness filter to the page. */
export default function WeakModeFilter() {
  useEffect(() => {
    // On the root element, a filter doesn't affect fixed positioning.
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
