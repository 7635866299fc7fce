import { Checkbox, Form } from 'antd';
import { useIntl, FormattedMessage } from 'react-intl';
import { valueRule } from '@/ui/form/value-rule';
import type { AgreedKind } from '../legal/legal-pages';
import { useLegalReading } from '../legal/use-legal-reading';
import type { ReactNode } from 'react';

interface AgreedTextsProps {
  kinds: readonly AgreedKind[];
  link: (kind: AgreedKind) => ReactNode;
}

function AgreedTexts({ kinds: [first, second], link }: AgreedTextsProps) {
  if (first === undefined) return null;
  if (second === undefined)
    return <FormattedMessage id="legal.agreeToOne" values={{ text: link(first) }} />;
  return (
    <FormattedMessage
      id="legal.agreeToBoth"
      values={{ first: link(first), second: link(second) }}
    />
  );
}

interface Props {
  /** Texts that require consent; the field is hidden if empty. */
  kinds: readonly AgreedKind[];
  /** Server message, if the server rejected the consent. */
  refusal: string | undefined;
}

/** Checkbox for the consent of a new user; never checked by default. */
export function ConsentField({ kinds, refusal }: Props) {
  const intl = useIntl();
  const { link, dialog } = useLegalReading();
  if (kinds.length === 0) return null;
  return (
    <>
      <Form.Item
        name="agreed"
        valuePropName="checked"
        {...(refusal !== undefined && { validateStatus: 'error' as const, help: refusal })}
        rules={[
          valueRule((value?: boolean) =>
            value === true ? undefined : intl.formatMessage({ id: 'legal.mustAgree' }),
          ),
        ]}
      >
        <Checkbox>
          <AgreedTexts kinds={kinds} link={link} />
        </Checkbox>
      </Form.Item>
      {dialog}
    </>
  );
}
