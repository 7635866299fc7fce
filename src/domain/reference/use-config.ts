import { useGetConfig } from '@/api/generated/config/config';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';

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

/** A setting, with the state of its query. */
export function useConfigQuery(key: ConfigKey) {
  return useGetConfig(key, { query: REFERENCE_QUERY_OPTIONS });
}

/** The text of a setting; undefined while it isn't known, empty or not set. */
export function textOf({ data }: ReturnType<typeof useConfigQuery>): string | undefined {
  return data === undefined || data.content === '' ? undefined : data.content;
}

/** The text of a setting, as `textOf` tells it. */
export function useConfig(key: ConfigKey): string | undefined {
  return textOf(useConfigQuery(key));
}
