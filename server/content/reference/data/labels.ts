import type { Schemas } from '../../../http/types.ts';

/** A name in the three languages; without the third the traditional Chinese is as the simplified. */
export function labels(CN: string, US: string, HK = CN): Schemas['Labels'] {
  return { CN, US, HK };
}
