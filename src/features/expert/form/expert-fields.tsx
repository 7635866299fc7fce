import { Form, InputNumber, Radio, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useDomainChoices } from '@/domain/reference/reference-labels';
import { OwnPicture } from '@/domain/file/own-picture';
import { storePicture } from '@/domain/file/store-picture';
import type { MessageId } from '@/i18n/message-ids';
import { AvatarField } from '@/ui/avatar/avatar-field';
import { IdentityFields } from '@/ui/form/identity-fields';
import { PhoneField } from '@/ui/form/phone-field';
import { TidyInput } from '@/ui/form/tidy-input';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { LimitedText } from '@/ui/form/limited-text';
import styles from './expert-form.module.css';

const GENDERS = ['female', 'male', 'other'] as const;

export function ExpertFields() {
  const intl = useIntl();
  const domainSearch = useOptionSearch();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const rules = useFieldRules();
  const required = rules.required('expert.required');
  const chosen = { required: true, message: text('expert.required') };
  const genders = GENDERS.map((value) => ({ value, label: text(`expert.gender.${value}`) }));
  return (
    <>
      <Form.Item name="avatarFileId" label={text('expert.avatar')}>
        <AvatarField store={storePicture} picture={OwnPicture} />
      </Form.Item>
      <p className={styles['hint']}>{text('expert.privacy')}</p>
      <div className={styles['row']}>
        <Form.Item name="name" label={text('expert.name')} rules={[required, rules.fits('name')]}>
          <TidyInput kind="name" maxLength={50} autoComplete="name" />
        </Form.Item>
        <Form.Item name="gender" label={text('expert.gender')} rules={[chosen]}>
          <Radio.Group options={genders} />
        </Form.Item>
        <Form.Item
          name="mobile"
          label={text('expert.mobile')}
          rules={[required, rules.fits('accountPhone')]}
        >
          <PhoneField autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="email"
          label={text('expert.email')}
          rules={[required, rules.fits('email')]}
        >
          <TidyInput kind="email" maxLength={100} inputMode="email" autoComplete="email" />
        </Form.Item>
        <IdentityFields name={['identity']} required="expert.required" />
        <Form.Item
          name="organisation"
          label={text('expert.organisation')}
          rules={[required, rules.fits('name')]}
        >
          <TidyInput kind="name" maxLength={100} autoComplete="organization" />
        </Form.Item>
        <Form.Item
          name="jobTitle"
          label={text('expert.jobTitle')}
          rules={[required, rules.fits('name')]}
        >
          <TidyInput kind="name" maxLength={100} />
        </Form.Item>
        <Form.Item name="domains" label={text('expert.domains')} rules={[chosen]}>
          <Select mode="multiple" showSearch={domainSearch} options={useDomainChoices()} />
        </Form.Item>
        <Form.Item name="experience" label={text('expert.experience')} rules={[chosen]}>
          <InputNumber controls={false} min={0} max={80} precision={0} className={styles['wide']} />
        </Form.Item>
      </div>
      <Form.Item name="bio" label={text('expert.bio')} rules={[required]}>
        <LimitedText rows={6} maxLength={2000} />
      </Form.Item>
    </>
  );
}
