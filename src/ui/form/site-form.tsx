import { Form as AntdForm, type FormInstance, type FormProps } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
 * Keeps the values of a form in a hidden tab: hiding a page unmounts its fields, and antd then drops the
 * values of a form with `preserve={false}` or `clearOnDestroy`.
 */
function useValuesWhileHidden(form: FormInstance): void {
  const hidden = useRef<object>(undefined);
  useLayoutEffect(() => {
    if (hidden.current !== undefined) form.setFieldsValue(hidden.current);
    return () => {
      hidden.current = form.getFieldsValue(true) as object;
    };
  }, [form]);
}

/**
 * antd form that marks the fields that the server rejects and omits empty optional localized texts from
 * the values of `onFinish`.
 */
export function SiteForm<Values extends object>(props: Props<Values>) {
  const { form: given, toFormPath, busy = false, ...antd } = props;
  const { onFinish, onFinishFailed, onValuesChange, ...rest } = antd;
  const [form] = AntdForm.useForm<Values>(given);
  useValuesWhileHidden(form);
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
