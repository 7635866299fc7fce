import type { FormInstance, FormProps } from 'antd';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import {
  fieldAt,
  pathOfPointer,
  recordFormUse,
  registerForm,
  type FieldPath,
  type RefusedField,
} from '@/lib/refused-fields';
import { useFieldFocus } from './use-field-focus';

type Name = (string | number)[];
type FieldData = Parameters<FormInstance['setFields']>[0];

interface Options<Values> extends Pick<FormProps<Values>, 'onFinishFailed'> {
  form: FormInstance<Values>;
  /** Maps a field's path in the request to its path in the form, if they differ. */
  toFormPath?: ((path: readonly string[]) => FieldPath | undefined) | undefined;
  /** Whether the form is being saved; its inert fields can't receive focus. */
  busy: boolean;
}

const samePath = (path: readonly string[]) => path;

/** Returns whether the changed values, as antd reports them, contain a field. */
function isIn(changed: unknown, [first, ...rest]: FieldPath): boolean {
  if (first === undefined) return true;
  return (
    typeof changed === 'object' &&
    changed !== null &&
    Object.hasOwn(changed, first) &&
    isIn((changed as Record<string | number, unknown>)[first], rest)
  );
}

/** Marks fields that the server rejected until their values change. */
export function useRefusedFields<Values>(options: Options<Values>) {
  const { form, toFormPath, busy, onFinishFailed } = options;
  const id = useId();
  const marked = useRef<Name[]>([]);
  const focusField = useFieldFocus<Name>(form, () => !busy);

  const mark = useEffectEvent((refused: readonly RefusedField[]) => {
    const names = form.getFieldsError().map(({ name }) => name);
    const errorFields = refused.flatMap(({ pointer, message }) => {
      const path = (toFormPath ?? samePath)(pathOfPointer(pointer));
      const name = fieldAt(path ?? [], names);
      return name === undefined ? [] : [{ name, errors: [message], warnings: [] }];
    });
    const [first] = errorFields;
    if (first === undefined) return;
    form.setFields(errorFields as FieldData as never);
    marked.current = errorFields.map(({ name }) => name);
    focusField(first.name);
    const values = form.getFieldsValue();
    // Opens the tab or step of the field, as a failed rule of the form does.
    onFinishFailed?.({ message: '', values, errorFields, outOfDate: false });
  });

  useEffect(() => registerForm(id, mark), [id]);

  return {
    recordUse: () => recordFormUse(id),
    /** Clears errors of changed fields; antd keeps them for fields without rules. */
    clear: (changed: object) => {
      const changedFields = marked.current.filter((name) => isIn(changed, name));
      if (changedFields.length === 0) return;
      marked.current = marked.current.filter((name) => !changedFields.includes(name));
      form.setFields(changedFields.map((name) => ({ name, errors: [] })) as FieldData as never);
    },
  };
}
