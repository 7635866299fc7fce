import { Form } from 'antd';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { confirmMySecondFactor } from '@/api/generated/second-factor/second-factor';
import type { SecondFactorCodeBody, SecondFactorSecret } from '@/api/generated/model';
import { SettingForm } from '../setting-form';
import styles from './second-factor.module.css';
import { SecondFactorCodeField } from './second-factor-code-field';

const QrCode = lazy(() => import('@/ui/art/qr-code'));
const QR_SIZE = 208;

interface Props {
  secret: SecondFactorSecret;
  /** Called when two-step login is enabled. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app and verifies a code of the app. */
export function ConfirmForm({ secret: { secret, uri }, onConfirmed, onCancel }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<SecondFactorCodeBody>();
  return (
    <SettingForm<SecondFactorCodeBody>
      title="secondFactor.title"
      lead="secondFactor.lead"
      submit="secondFactor.confirm"
      form={form}
      onCancel={onCancel}
      onSave={async (body) => {
        const { recoveryCodes } = await confirmMySecondFactor(body, { suppressToast: true });
        onConfirmed(recoveryCodes);
        return undefined;
      }}
    >
      <p>
        <FormattedMessage id="secondFactor.scan" />
      </p>
      <div className={styles['qr']} style={{ minHeight: QR_SIZE }}>
        <Suspense>
          <QrCode
            text={uri}
            label={intl.formatMessage({ id: 'secondFactor.qrCode' })}
            size={QR_SIZE}
          />
        </Suspense>
      </div>
      <p>
        <a href={uri}>
          <FormattedMessage id="secondFactor.openApp" />
        </a>
      </p>
      <dl className={styles['secret']}>
        <dt>
          <FormattedMessage id="secondFactor.secret" />
        </dt>
        <dd translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</dd>
      </dl>
      <SecondFactorCodeField label="secondFactor.appCode" digits />
    </SettingForm>
  );
}
