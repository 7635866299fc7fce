import { useSiteIdentity } from '@/domain/site/site-identity';
import { useSettings } from '@/settings/settings-store';

/**
 * Returns the site's identity for headers and footers. Non-empty `systemName` and `copyright` of the stored
 * settings (spec section 3) override the values that staff have entered.
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
