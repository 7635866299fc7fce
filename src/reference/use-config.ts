import { useGetConfig } from '@/api/generated/config/config';
import { KEPT } from './kept';

/** Keys of the settings that the site reads (product decisions, "Config"). */
type ConfigKey =
  | 'systemName'
  | 'copyright'
  | 'filing'
  | 'footerContacts'
  | 'qr.consulting'
  | 'qr.miniProgram'
  | 'qr.institute'
  | 'qr.shortVideo'
  | 'guide'
  | 'mobileSite';

/** The text of a setting; undefined while it isn't known, empty or not set. */
export function useConfig(key: ConfigKey): string | undefined {
  const { data } = useGetConfig(key, { query: KEPT });
  return data === undefined || data.content === '' ? undefined : data.content;
}
