import type { Tone } from '@/ui/admin/status-tag';

export const ENTRY_TONES: readonly Tone[] = ['plain', 'plain', 'info', 'good', 'notable', 'plain'];
