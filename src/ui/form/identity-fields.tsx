import { Form, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import {
  IDENTITY_TYPES,
  isIdentityNumber,
  isMasked,
  type IdentityType,
} from '@/lib/validation/identity';
import { NORMAL_FORMS } from '@/lib/validation/normal-forms';
import { PlainSelect } from './plain-select';
import { TidyInput } from './tidy-input';
import { valueRule } from './value-rule';

interface Props {
  /** Path of the document in the form. */
  name: string[];
  /** Message for an empty field. */
  required: MessageId;
}

/** Type and number of an identity document. Focusing a masked number selects it for replacement. */
export function IdentityFields({ name, required }: Props) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const form = Form.useFormInstance();
  const [typePath, numberPath] = [
    [...name, 'type'],
    [...name, 'number'],
  ];
  const type = Form.useWatch<IdentityType | undefined>(typePath, form);
  const needed: FormRule = { required: true, whitespace: true, message: text(required) };
  const fits = valueRule<string>((typed = '') => {
    const number = NORMAL_FORMS.identity(typed);
    if (number === '' || type === undefined || isMasked(number)) return undefined;
    if (isIdentityNumber(type, number)) return undefined;
    // When storing a draft, the server omits a number that doesn't match its type.
    const problem = text(`identity.invalid.${type}`);
    return intl.formatMessage({ id: 'identity.unsaved' }, { problem });
  });
  const types = IDENTITY_TYPES.map((value) => ({ value, label: text(`identity.type.${value}`) }));
  // A stored (masked) number is only valid for its stored type.
  const dropMasked = () => {
    const number: unknown = form.getFieldValue(numberPath);
    if (typeof number === 'string' && isMasked(number)) form.setFieldValue(numberPath, '');
  };

  return (
    <>
      <Form.Item name={typePath} label={text('identity.type')} rules={[needed]}>
        <PlainSelect options={types} onChange={dropMasked} />
      </Form.Item>
      <Form.Item
        name={numberPath}
        label={text('identity.number')}
        extra={type && text(`identity.hint.${type}`)}
        dependencies={[typePath]}
        rules={[needed, fits]}
      >
        <TidyInput
          kind="identity"
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onFocus={({ currentTarget }) => {
            if (isMasked(currentTarget.value)) currentTarget.select();
          }}
        />
      </Form.Item>
    </>
  );
}
