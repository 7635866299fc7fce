import type { Tone } from '@/ui/admin/status-tag';

/** The colour of each status of an entry. */
export const ENTRY_TONES: readonly Tone[] = ['plain', 'plain', 'info', 'good', 'notable', 'plain'];
