import { createContext, type CSSProperties } from 'react';

/** Custom properties that dress a part of a page in a mode of the site; the shell supplies them. */
export const PreviewTheme = createContext<(mode: 'light' | 'night') => CSSProperties>(() => ({}));
