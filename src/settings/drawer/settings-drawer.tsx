import { Drawer } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { AntdProvider } from '../antd-provider';
import { useSettingsDrawer } from '../drawer-store';
import { AnimateSettings } from './animate-settings';
import { RadioField } from './radio-field';
import { ColorChoice } from './color-choice';
import { DrawerActions } from './drawer-actions';
import { SwitchField } from './switch-field';
import { LAYOUTS, WIDTHS } from '../settings-shape';
import { useSettings } from '../settings-store';
import { MODES } from '../theme-names';

const HEAD_FLAGS = ['fixedHeader', 'fixedSideBar', 'fixedTabs'] as const;
const OTHER_FLAGS = ['weekMode', 'multiPage', 'cachePage', 'hideSetting'] as const;

function DrawerContent() {
  const intl = useIntl();
  const { open, close } = useSettingsDrawer();
  const { theme, layout, pageWidth, change } = useSettings();
  return (
    <Drawer
      open={open}
      onClose={close}
      title={intl.formatMessage({ id: 'common.appearance' })}
      aria-label={intl.formatMessage({ id: 'common.appearance' })}
      size="min(360px, 100vw)"
      mask={{ blur: false }}
      closable={{ 'aria-label': intl.formatMessage({ id: 'settings.close' }) }}
      footer={<DrawerActions />}
    >
      <RadioField
        label="settings.mode"
        options={MODES}
        text={(mode) => <FormattedMessage id={`settings.mode.${mode}`} />}
        value={theme.mode}
        onChange={(mode) => change({ theme: { ...theme, mode } })}
      />
      <ColorChoice />
      <RadioField
        label="settings.layout"
        options={LAYOUTS}
        text={(name) => <FormattedMessage id={`settings.layout.${name}`} />}
        value={layout}
        onChange={(name) => change({ layout: name })}
      />
      <RadioField
        label="settings.pageWidth"
        options={WIDTHS}
        text={(width) => <FormattedMessage id={`settings.pageWidth.${width}`} />}
        value={pageWidth}
        onChange={(width) => change({ pageWidth: width })}
      />
      {HEAD_FLAGS.map((name) => (
        <SwitchField key={name} name={name} />
      ))}
      <AnimateSettings />
      {OTHER_FLAGS.map((name) => (
        <SwitchField key={name} name={name} />
      ))}
    </Drawer>
  );
}

/** The drawer "Appearance settings" (spec section 2); changes apply immediately. */
export default function SettingsDrawer() {
  return (
    <AntdProvider>
      <DrawerContent />
    </AntdProvider>
  );
}
