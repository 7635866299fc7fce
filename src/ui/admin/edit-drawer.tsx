import { Button, Drawer, Modal, Space, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import type { FieldPath } from '@/lib/refused-fields';
import { useUnsentChanges } from '../form/page-dirty';
import { EditedLanguage } from './edited-language';
import { useEditedLanguage } from './use-edited-language';
import { useOpenedForm } from './use-opened-form';
import { SiteForm } from '../form/site-form';

interface Props<T extends object> {
  open: boolean;
  title: string;
  size: number;
  form: FormInstance<T>;
  /** Identifies the edited record and prefixes the ids of its fields; a change resets the form. */
  name: string;
  initialValues: Partial<T>;
  saving: boolean;
  /** Whether another button is saving a draft. */
  savingDraft?: boolean;
  /** Label of the save button; default: "Save". */
  save?: MessageId;
  /** Called by the save button; submits the form by default. */
  onPress?: () => void;
  /** Further buttons beside the save button. */
  secondary?: ReactNode;
  /** Content above the form, such as the author and notices. */
  head?: ReactNode;
  /** Whether the initial values already contain unsaved changes. */
  unsaved?: boolean;
  /** Maps a field's path in the request to its path in the form, if they differ. */
  toFormPath?: (path: readonly string[]) => FieldPath | undefined;
  onSave: (values: T) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Record form in a drawer. Marks the page's tab as having unsaved changes; confirms before discarding them. */
export function EditDrawer<T extends object>(props: Props<T>) {
  const { open, title, size, form, saving, onSave, onClose, children } = props;
  const {
    save = 'staff.save',
    savingDraft = false,
    secondary,
    head,
    unsaved = false,
    toFormPath,
    onPress = () => form.submit(),
  } = props;
  const intl = useIntl();
  const [changed, setChanged] = useState<string>();
  const { language, setLanguage, onFinishFailed } = useEditedLanguage(form);
  const [modal, holder] = Modal.useModal();
  const { name, initialValues, onGone } = useOpenedForm(props, () => setChanged(undefined));
  const dirty = open && (changed === name || unsaved);
  useUnsentChanges(dirty);

  const close = async () => {
    const sure =
      !dirty ||
      (await modal.confirm({
        title: intl.formatMessage({ id: 'staff.discardQuestion' }),
        okText: intl.formatMessage({ id: 'staff.discard' }),
        okButtonProps: { danger: true },
        cancelText: intl.formatMessage({ id: 'staff.keepEditing' }),
      }));
    if (!sure) return;
    setChanged(undefined);
    onClose();
  };

  return (
    <Drawer
      open={open}
      onClose={() => void close()}
      afterOpenChange={(shown) => {
        if (shown) return;
        onGone();
        setChanged(undefined);
        setLanguage('CN');
      }}
      size={size}
      destroyOnHidden
      mask={{ blur: false }}
      title={title}
      aria-label={title}
      footer={
        <Space wrap>
          <Button type="primary" loading={saving} disabled={savingDraft} onClick={onPress}>
            <FormattedMessage id={save} />
          </Button>
          {secondary}
        </Space>
      }
    >
      {holder}
      {head}
      <SiteForm
        key={name}
        name={name}
        form={form}
        layout="vertical"
        preserve={false}
        clearOnDestroy
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        onValuesChange={() => setChanged(name)}
        toFormPath={toFormPath}
        busy={saving || savingDraft}
        onFinish={onSave}
        onFinishFailed={onFinishFailed}
      >
        {/* The saved record replaces the values afterwards, so input during the save would be lost. */}
        <div inert={saving || savingDraft}>
          <EditedLanguage value={{ language, setLanguage }}>{children}</EditedLanguage>
        </div>
      </SiteForm>
    </Drawer>
  );
}
