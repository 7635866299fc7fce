import { Form, type FormRule } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateMySystemUser } from '@/api/generated/system-user/system-user';
import { OwnPicture } from '@/domain/file/own-picture';
import { storePicture } from '@/domain/file/store-picture';
import type { CurrentUser } from '@/api/generated/model';
import { refreshCurrentUser } from '@/session/current-user';
import { AvatarField } from '@/ui/avatar/avatar-field';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SettingForm } from './setting-form';
import styles from './setting.module.css';

const PARTS = ['firstName', 'lastName', 'chineseName'];

/** Rule that requires at least one of the three parts of a name. */
function useNameRule(): FormRule {
  const intl = useIntl();
  return ({ getFieldValue }) => ({
    validator: () =>
      PARTS.some((part) => String(getFieldValue(part) ?? '').trim() !== '')
        ? Promise.resolve()
        : Promise.reject(new Error(intl.formatMessage({ id: 'account.nameMissing' }))),
  });
}

type NameField = 'chineseName' | 'lastName' | 'firstName';

/** Returns the name fields in the language's order: in Chinese, Chinese name and family name first. */
function nameFields(locale: string): readonly NameField[] {
  return locale === 'en-US'
    ? ['firstName', 'lastName', 'chineseName']
    : ['chineseName', 'lastName', 'firstName'];
}

type Profile = Record<NameField, string> & { avatarFileId?: string };

export function ProfileSetting({ user }: { user: CurrentUser }) {
  const intl = useIntl();
  const { fits } = useFieldRules();
  const [form] = Form.useForm<Profile>();
  const fields = nameFields(intl.locale);
  const named = useNameRule();

  const save = async ({
    avatarFileId = null,
    ...names
  }: Omit<Profile, 'avatarFileId'> & {
    avatarFileId?: string | null;
  }) => {
    await updateMySystemUser({ ...names, avatarFileId }, { suppressToast: true });
    // The header shows name and avatar.
    await refreshCurrentUser({ ...names, ...(avatarFileId !== null && { avatarFileId }) });
    return <FormattedMessage id="account.profileSaved" />;
  };

  const { firstName, lastName, chineseName, avatarFileId } = user;
  return (
    <SettingForm<Profile>
      title="account.profile"
      lead="account.profileLead"
      submit="account.saveProfile"
      form={form}
      initialValues={{ firstName, lastName, chineseName, ...(avatarFileId && { avatarFileId }) }}
      onSave={save}
    >
      <Form.Item name="avatarFileId" label={intl.formatMessage({ id: 'account.avatar' })}>
        <AvatarField store={storePicture} picture={OwnPicture} />
      </Form.Item>
      <div className={styles['row']}>
        {fields.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={intl.formatMessage({ id: `account.${name}` })}
            // Only the first field reports that all are empty.
            rules={[...(name === fields[0] ? [named] : []), fits('name')]}
            dependencies={fields.filter((other) => other !== name)}
          >
            <TidyInput
              kind="name"
              maxLength={50}
              autoComplete={name === 'chineseName' ? 'name' : 'off'}
            />
          </Form.Item>
        ))}
      </div>
    </SettingForm>
  );
}
