import { Form as AntdForm, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { withoutEmptyTexts } from '@/lib/localized-blanks';
import type { FieldPath } from '@/lib/refused-fields';
import { useRefusedFields } from './use-refused-fields';

interface Props<Values> extends Omit<FormProps<Values>, 'children'> {
  children: ReactNode;
  /** The form is being saved, and its fields are inert. */
  busy?: boolean;
  /** The place of a field in the form, where the request holds it at another one. */
  toFormPath?: ((path: readonly string[]) => FieldPath | undefined) | undefined;
}

/**
 * antd's form, with the behavior of every form of the site: it marks the fields that the server refuses,
 * and `onFinish` receives no optional localized text that was left empty.
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
