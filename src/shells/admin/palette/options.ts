import type { MessageId } from '@/i18n/message-ids';
import { containsWords } from '@/lib/contains-words';

/** What a group of the palette holds, in the order shown. */
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
  /** The same while one types. */
  key: string;
  group: Group;
  label: string;
  /** What tells it from others of the same name. */
  hint?: string | undefined;
  onChoose: () => void;
}

/** The options whose label contains each of the words; all options where there are none. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): Option[] {
  return options.filter(({ label }) => containsWords(label, typed));
}

/** Where the arrow keys lead in a list that begins again at its ends. */
export function neighbourOf(
  options: readonly PaletteOption[],
  active: string | undefined,
  step: 1 | -1,
): PaletteOption | undefined {
  const at = options.findIndex(({ key }) => key === active);
  return options.at((at + step + options.length) % options.length);
}

/** The groups that hold something, each with its options. */
export function grouped(options: readonly PaletteOption[]) {
  return GROUPS.map((group) => ({
    group,
    title: `palette.${group}` satisfies MessageId,
    options: options.filter((option) => option.group === group),
  })).filter(({ options: own }) => own.length > 0);
}
