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
  /** What is edited: another one starts the form again. Also begins the ids of its fields. */
  name: string;
  initialValues: Partial<T>;
  saving: boolean;
  /** A draft of it is being saved, by another button. */
  savingDraft?: boolean;
  /** What the button says that saves; default: "Save". */
  save?: MessageId;
  /** What else can be done with the form, beside its button. */
  secondary?: ReactNode;
  /** Above the form: who wrote the record, and what is special about it. */
  head?: ReactNode;
  /** The form begins with what isn't stored yet. */
  unsaved?: boolean;
  /** The place of a field in the form, where the request holds it at another one. */
  toFormPath?: (path: readonly string[]) => FieldPath | undefined;
  onSave: (values: T) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A record's form in a drawer. Unsent changes mark the page's tab, and closing asks before they
 * are lost.
 */
export function EditDrawer<T extends object>(props: Props<T>) {
  const { open, title, size, form, saving, onSave, onClose, children } = props;
  const {
    save = 'staff.save',
    savingDraft = false,
    secondary,
    head,
    unsaved = false,
    toFormPath,
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
          <Button
            type="primary"
            loading={saving}
            disabled={savingDraft}
            onClick={() => form.submit()}
          >
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
        {/* What is shown next is what was saved: anything written meanwhile would be lost. */}
        <div inert={saving || savingDraft}>
          <EditedLanguage value={{ language, setLanguage }}>{children}</EditedLanguage>
        </div>
      </SiteForm>
    </Drawer>
  );
}
