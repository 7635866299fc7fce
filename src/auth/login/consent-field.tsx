import { Checkbox, Form } from 'antd';
import { useIntl, FormattedMessage } from 'react-intl';
import { valueRule } from '@/ui/form/value-rule';
import type { AgreedKind } from '../legal/legal-pages';
import { useLegalReading } from '../legal/use-legal-reading';
import type { ReactNode } from 'react';

interface AgreedTextsProps {
  /** One or both. */
  kinds: readonly AgreedKind[];
  link: (kind: AgreedKind) => ReactNode;
}

/** "I have read and agree to …", with links to what is meant. */
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
  /** What is agreed to; none: there is nothing to ask. */
  kinds: readonly AgreedKind[];
  /** Why the server didn't take it; undefined: it wasn't asked, or did. */
  refusal: string | undefined;
}

/** The consent of who registers, never given beforehand. */
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
