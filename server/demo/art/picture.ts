import { PALETTES, tonesOf, type PaletteName } from './palettes.ts';
import { randomFrom } from './random.ts';
import { casting } from './scene.ts';
import { CARE_SCENES } from './scenes-care.ts';
import { OUTDOOR_SCENES } from './scenes-outdoor.ts';
import { PLACE_SCENES } from './scenes-place.ts';
import { STAGE_SCENES } from './scenes-stage.ts';
import { TALK_SCENES } from './scenes-talk.ts';
import { WORK_SCENES } from './scenes-work.ts';

const SCENES = {
  ...STAGE_SCENES,
  ...TALK_SCENES,
  ...PLACE_SCENES,
  ...CARE_SCENES,
  ...WORK_SCENES,
  ...OUTDOOR_SCENES,
};

export type SceneName = keyof typeof SCENES;

/**
 * Draws a scene as SVG, without text. The view crops the drawing of 800 × 450 to its subject. The seed
 * determines the people; the same arguments return the same picture.
 */
export function picture(seed: string, scene: SceneName, palette: PaletteName): string {
  const t = tonesOf(PALETTES[palette]);
  const random = randomFrom(seed);
  const drawing = SCENES[scene]({ t, random, who: casting(random, t) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="60 26 740 416.25" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
}
