import { Input, type InputProps, type InputRef } from 'antd';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { NORMAL_FORMS, type TextKind } from '@/lib/validation/normal-forms';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  kind: TextKind;
  ref?: Ref<InputRef>;
  /** antd's Form.Item provides `value` and `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Text input that normalizes its value on blur and on Enter. */
export function TidyInput({ kind, onChange, onBlur, onKeyDown, ...props }: Props) {
  const tidy = ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
    const tidied = NORMAL_FORMS[kind](value);
    if (tidied !== value) onChange?.(tidied);
  };
  return (
    <Input
      {...props}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        tidy(event);
        onBlur?.(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) tidy(event);
        onKeyDown?.(event);
      }}
    />
  );
}
