import type { MessageId } from '@/i18n/message-ids';
import { containsWords } from '@/lib/contains-words';

/** Groups of the palette, in display order. */
export const GROUPS = [
  'actions',
  'pages',
  'entries',
  'experts',
  'activities',
  'news',
  'users',
] as const;

export type Group = (typeof GROUPS)[number];

export interface PaletteOption {
  /** Stable while the user types. */
  key: string;
  group: Group;
  label: string;
  /** Distinguishes options with the same label. */
  hint?: string | undefined;
  onChoose: () => void;
}

/** Filters options whose label contains every word; returns all of them without words. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): Option[] {
  return options.filter(({ label }) => containsWords(label, typed));
}

/** Returns the next or previous option; wraps around at the ends. */
export function neighbourOf(
  options: readonly PaletteOption[],
  active: string | undefined,
  step: 1 | -1,
): PaletteOption | undefined {
  const at = options.findIndex(({ key }) => key === active);
  return options.at((at + step + options.length) % options.length);
}

/** Groups options; omits empty groups. */
export function grouped(options: readonly PaletteOption[]) {
  return GROUPS.map((group) => ({
    group,
    title: `palette.${group}` satisfies MessageId,
    options: options.filter((option) => option.group === group),
  })).filter(({ options: own }) => own.length > 0);
}
