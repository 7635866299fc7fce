import { Form as AntdForm, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { withoutEmptyTexts } from '@/lib/localized-blanks';
import type { FieldPath } from '@/lib/refused-fields';
import { useRefusedFields } from './use-refused-fields';

interface Props<Values> extends Omit<FormProps<Values>, 'children'> {
  children: ReactNode;
  /** Whether the form is being saved; its fields are then inert. */
  busy?: boolean;
  /** Maps a field's path in the request to its path in the form, if they differ. */
  toFormPath?: ((path: readonly string[]) => FieldPath | undefined) | undefined;
}

/**
 * antd form that marks the fields that the server rejects and omits empty optional localized texts from
 * the values of `onFinish`.
 */
export function SiteForm<Values extends object>(props: Props<Values>) {
  const { form: given, toFormPath, busy = false, ...antd } = props;
  const { onFinish, onFinishFailed, onValuesChange, ...rest } = antd;
  const [form] = AntdForm.useForm<Values>(given);
  const refused = useRefusedFields({ form, toFormPath, busy, onFinishFailed });
  return (
    <AntdForm<Values>
      {...rest}
      form={form}
      onValuesChange={(changed: object, values) => {
        refused.recordUse();
        refused.clear(changed);
        onValuesChange?.(changed, values);
      }}
      onFinish={(values) => {
        refused.recordUse();
        onFinish?.(withoutEmptyTexts(values));
      }}
      {...(onFinishFailed && { onFinishFailed })}
    />
  );
}
