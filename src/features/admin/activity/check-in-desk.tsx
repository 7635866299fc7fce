import { Alert, Button, Form, Input } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffActivity } from '@/api/generated/model';
import styles from './check-in-desk.module.css';
import { useDoor } from './use-check-in-desk';

const CameraScan = lazy(() => import('@/ui/scan/camera-scan'));

/** What the QR code of a ticket says. */
const TICKET = /^\d{12}$/;

/** The door of one activity: a ticket is scanned or typed, and told what came of it. */
export function Door({ activity }: { activity: StaffActivity }) {
  const intl = useIntl();
  const [form] = Form.useForm<{ ticket: string }>();
  const [scanning, setScanning] = useState(false);
  const { let: letIn, busy, outcome, present, last } = useDoor(activity);
  return (
    <div className={styles['door']}>
      <div className={styles['way']}>
        <Form
          form={form}
          // Another tab may keep the door of another activity: their fields' ids must differ.
          name={useId()}
          layout="vertical"
          size="large"
          onFinish={({ ticket }) => {
            letIn(ticket.replace(/\s/g, ''));
            form.resetFields();
          }}
        >
          <Form.Item
            name="ticket"
            label={intl.formatMessage({ id: 'staffActivity.door.ticket' })}
            extra={intl.formatMessage({ id: 'staffActivity.door.ticketHint' })}
            rules={[
              {
                required: true,
                pattern: /^(\s*\d){12}\s*$/,
                message: intl.formatMessage({ id: 'staffActivity.door.ticketWrong' }),
              },
            ]}
          >
            <Input inputMode="numeric" autoComplete="off" maxLength={20} autoFocus />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={busy} block>
            <FormattedMessage id="staffActivity.door.checkIn" />
          </Button>
        </Form>
        <Button size="large" block onClick={() => setScanning(!scanning)}>
          <FormattedMessage id={`scan.${scanning ? 'stop' : 'start'}`} />
        </Button>
        {scanning && (
          <Suspense>
            <CameraScan
              aim={<FormattedMessage id="staffActivity.door.aim" />}
              onText={(text) => {
                if (TICKET.test(text)) letIn(text);
              }}
            />
          </Suspense>
        )}
      </div>
      <div className={styles['told']}>
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
          <FormattedMessage id="staffActivity.door.present" values={present} />
        </p>
        {last.length > 0 && (
          <section>
            <h2 className={styles['heading']}>
              <FormattedMessage id="staffActivity.door.last" />
            </h2>
            <ul className={styles['last']}>
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
