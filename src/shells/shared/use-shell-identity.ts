import { useSiteIdentity } from '@/domain/site/site-identity';
import { useSettings } from '@/settings/settings-store';

/**
 * The site's identity for headers and footers. Name and copyright of the stored settings (spec
 * section 3) replace those that staff have entered, unless they are empty.
 */
export function useShellIdentity() {
  const identity = useSiteIdentity();
  const systemName = useSettings((settings) => settings.systemName);
  const copyright = useSettings((settings) => settings.copyright);
  return {
    ...identity,
    ...(systemName !== '' && { name: systemName, shortName: systemName }),
    copyright: copyright || (identity.copyright ?? (systemName || identity.name)),
  };
}
