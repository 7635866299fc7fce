import { FormattedMessage } from 'react-intl';
import { buttonClass } from '@/ui/button/button';
import { useSettingsDrawer } from './drawer-store';

/** Opens the drawer from a page. */
export function AppearanceButton() {
  const show = useSettingsDrawer((drawer) => drawer.show);
  return (
    <button type="button" className={buttonClass('outline')} onClick={show}>
      <FormattedMessage id="common.appearance" />
    </button>
  );
}
