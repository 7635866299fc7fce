import type { Schemas } from '../../../http/types.ts';

/** Creates labels in three languages; Traditional Chinese defaults to Simplified. */
export function labels(CN: string, US: string, HK = CN): Schemas['Labels'] {
  return { CN, US, HK };
}
