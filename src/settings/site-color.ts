import { create } from 'zustand';
import type { ColorName } from './theme-names';

/** The site's color, which staff choose; undefined: the default. */
export const useSiteColor = create<{ color?: ColorName }>()(() => ({}));
