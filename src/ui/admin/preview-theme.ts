import { createContext, type CSSProperties } from 'react';

/** Returns the custom properties that render part of a page in a color mode. Provided by the shell. */
export const PreviewTheme = createContext<(mode: 'light' | 'night') => CSSProperties>(() => ({}));
