import { create } from 'zustand';
import type { ColorName } from './theme-names';

/** The site's own colour, which staff choose; undefined: the default one. */
export const useSiteColor = create<{ color?: ColorName }>()(() => ({}));
