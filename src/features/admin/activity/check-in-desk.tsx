import { Alert, Button, Form, Input } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffActivity } from '@/api/generated/model';
import { SiteForm } from '@/ui/form/site-form';
import styles from './check-in-desk.module.css';
import { useCheckInDesk } from './use-check-in-desk';

const CameraScan = lazy(() => import('@/ui/scan/camera-scan'));

/** Format of a ticket's QR code. */
const TICKET = /^\d{12}$/;

/** Check-in for one activity: accepts scanned tickets and typed digits, and shows the result. */
export function CheckInDesk({ activity }: { activity: StaffActivity }) {
  const intl = useIntl();
  const [form] = Form.useForm<{ ticket: string }>();
  const [scanning, setScanning] = useState(false);
  const { checkIn, loading, outcome, present, last } = useCheckInDesk(activity);
  return (
    <div className={styles['desk']}>
      <div className={styles['way']}>
        <SiteForm
          form={form}
          // A unique name keeps the field ids unique if several desks are open in tabs.
          name={useId()}
          layout="vertical"
          size="large"
          onFinish={({ ticket }) => {
            checkIn(ticket.replace(/\s/g, ''));
            form.resetFields();
          }}
        >
          <Form.Item
            name="ticket"
            label={intl.formatMessage({ id: 'staffActivity.desk.ticket' })}
            extra={intl.formatMessage({ id: 'staffActivity.desk.ticketHint' })}
            rules={[
              {
                required: true,
                pattern: /^(\s*\d){12}\s*$/,
                message: intl.formatMessage({ id: 'staffActivity.desk.ticketWrong' }),
              },
            ]}
          >
            <Input inputMode="numeric" autoComplete="off" maxLength={20} autoFocus />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={loading} block>
            <FormattedMessage id="staffActivity.desk.checkIn" />
          </Button>
        </SiteForm>
        <Button size="large" block onClick={() => setScanning(!scanning)}>
          <FormattedMessage id={`scan.${scanning ? 'stop' : 'start'}`} />
        </Button>
        {scanning && (
          <Suspense>
            <CameraScan
              aim={<FormattedMessage id="staffActivity.desk.aim" />}
              onText={(text) => {
                if (TICKET.test(text)) checkIn(text);
              }}
            />
          </Suspense>
        )}
      </div>
      <div className={styles['result']}>
        <div aria-live="assertive">
          {outcome && (
            <Alert
              key={outcome.key}
              type={outcome.type}
              role="none"
              showIcon
              className={styles['outcome'] ?? ''}
              title={outcome.text}
            />
          )}
        </div>
        <p className={styles['present']}>
          <FormattedMessage id="staffActivity.desk.present" values={present} />
        </p>
        {last.length > 0 && (
          <section>
            <h2 className={styles['heading']}>
              <FormattedMessage id="staffActivity.desk.last" />
            </h2>
            <ul role="list" className={styles['last']}>
              {last.map(({ ticket, name, mobile }) => (
                <li key={ticket}>
                  {name} <span>{mobile}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
