import type { Tones } from './palettes.ts';
import { PEOPLE, type Gear, type Person, type Wear } from './people.ts';

/** Colours, random numbers and people for drawing a scene. */
export interface Stage {
  t: Tones;
  random: () => number;
  /** Returns the next person, in work clothes if given. */
  who: (wear?: Wear, gear?: Gear) => Person;
}

/** Draws a subject, 800 × 450; its centre is near x = 480, as phones crop the sides. */
export type Scene = (stage: Stage) => string;

/** Returns the function `who` of a stage; the order of people depends on `random`. */
export function casting(random: () => number, { mid, to }: Tones): Stage['who'] {
  const first = Math.floor(random() * PEOPLE.length);
  const work: Partial<Record<Wear, string>> = { coat: to, scrubs: '#3a9fa8', vest: mid };
  let count = 0;
  return (wear, gear) => {
    // Five and twelve have no common divisor, so all people appear before one repeats.
    const person = PEOPLE[(first + count * 5) % PEOPLE.length] ?? PEOPLE[0];
    if (person === undefined) throw new Error('No people to draw');
    count += 1;
    const cloth = (wear && work[wear]) ?? person.cloth;
    return { ...person, cloth, ...(wear && { wear }), ...(gear && { gear }) };
  };
}
