import { createHash } from 'node:crypto';

/** CSS modules get the same class names in the HTML's first screen as in the running site. */
export function scopedName(name: string, file: string): string {
  const place = createHash('sha256').update(file.split('?')[0]?.split('/src/')[1] ?? file);
  return `${name}_${place.digest('hex').slice(0, 6)}`;
}
