import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Letters and digits of a module's mark: enough for two modules hardly ever to share one. */
const LENGTH = 4;

interface Module {
  mark: string;
  /** Its class names, in the order in which they first stand in it. */
  names: string[];
}

const known = new Map<string, Module>();

function moduleOf(file: string): Module {
  const found = known.get(file);
  if (found) return found;
  const hash = createHash('sha256')
    .update(file.split('/src/')[1] ?? file)
    .digest('hex');
  const classes = readFileSync(file, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g);
  const module = {
    mark: BigInt(`0x${hash.slice(0, 16)}`)
      .toString(36)
      .slice(-LENGTH),
    names: [...new Set([...classes].map(([, name = '']) => name))],
  };
  for (const [other, { mark }] of known)
    if (mark === module.mark)
      throw new Error(`${file} and ${other} have the mark ${mark}: give one of them another name`);
  known.set(file, module);
  return module;
}

/**
 * What a class of a CSS module is called in the build: a mark of the module, and the number of the
 * class in it. The same in the HTML's first screen as in the running site, and short, since the
 * first paint waits for both the HTML and the style sheet: names by their words would be 2 % of the
 * one and 8 % of the other. In development classes keep their words.
 */
export function scopedName(name: string, path: string): string {
  const { mark, names } = moduleOf(path.split('?')[0] ?? path);
  const at = names.indexOf(name);
  // Animations have names, too.
  return at < 0 ? `_${mark}-${name}` : `_${mark}${at.toString(36)}`;
}
