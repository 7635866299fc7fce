import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffMenuItem } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import type { FieldPath } from '@/lib/refused-fields';
import { SiteLink } from '@/lib/page/site-link';
import { BACK_OFFICE, LINK, SCORING } from '@/session/menu';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** Entries with a configurable URL. */
const SYSTEMS: ReadonlySet<string> = new Set([BACK_OFFICE, LINK]);

interface Props {
  /** Entry to edit; `new` to add a link; undefined while closed. */
  item: StaffMenuItem | 'new' | undefined;
  saving: boolean;
  /** Maps a field's path in the request to its path in the form. */
  toFormPath: (path: readonly string[]) => FieldPath | undefined;
  onSave: (item: StaffMenuItem) => void;
  onClose: () => void;
}

/** Links to the page that configures the scoring system's URL. */
function ScoringHint() {
  const page = (words: ReactNode) => <SiteLink to="/a/sys/scoring">{words}</SiteLink>;
  return <FormattedMessage id="staffMenu.scoringAddress" values={{ a: page }} />;
}

/** Drawer to edit a menu entry: names, and for other systems URL and permission. */
export function MenuEditor({ item, saving, toFormPath, onSave, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<StaffMenuItem>();
  const rules = useFieldRules();
  const stored = item === 'new' ? undefined : item;
  const routerName = stored?.routerName ?? LINK;
  const link = routerName === LINK;
  const text = (id: MessageId) => intl.formatMessage({ id });

  const save = ({ title, path = '', permission }: StaffMenuItem) => {
    onSave({
      routerName,
      hidden: stored?.hidden ?? false,
      ...(stored?.id !== undefined && { id: stored.id }),
      ...(title && { title }),
      ...(path.trim() !== '' && { path: path.trim() }),
      ...(permission !== undefined && { permission }),
    });
  };

  return (
    <EditDrawer
      open={item !== undefined}
      title={text(stored ? 'staffMenu.edit' : 'staffMenu.addLink')}
      size={520}
      form={form}
      name={stored ? `menu-${stored.id ?? ''}` : 'new-menu-entry'}
      initialValues={stored ?? {}}
      saving={saving}
      toFormPath={toFormPath}
      onSave={save}
      onClose={onClose}
    >
      <LanguageTabs fields={['title']} stored={stored} />
      <LocalizedItem
        name="title"
        label={text('staffMenu.name')}
        {...(!link && { extra: text('staffMenu.nameHint') })}
        rules={link ? [rules.required('staff.required')] : []}
      >
        <Input maxLength={30} />
      </LocalizedItem>
      {SYSTEMS.has(routerName) && (
        <Form.Item
          name="path"
          label={text('staffMenu.address')}
          {...(routerName === BACK_OFFICE && { extra: text('staffMenu.ownBackOffice') })}
          rules={[
            ...(link ? [rules.required('staff.required')] : []),
            { pattern: /^\s*https:\/\/\S+\s*$/i, message: text('staffMenu.addressRule') },
          ]}
        >
          <Input maxLength={500} inputMode="url" placeholder="https://" />
        </Form.Item>
      )}
      {routerName === SCORING && (
        <Form.Item label={text('staffMenu.address')} extra={<ScoringHint />}>
          <Input value={stored?.path ?? ''} disabled />
        </Form.Item>
      )}
      {link && (
        <Form.Item name="permission" label={text('staffMenu.seenBy')}>
          <Select
            allowClear
            placeholder={text('staffMenu.everyone')}
            options={[
              { value: 'score:user', label: text('staffMenu.judges') },
              { value: 'system:login', label: text('staffMenu.staff') },
            ]}
          />
        </Form.Item>
      )}
    </EditDrawer>
  );
}
