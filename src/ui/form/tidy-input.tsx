import { Input, type InputProps, type InputRef } from 'antd';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { NORMAL_FORMS, type TextKind } from '@/lib/validation/normal-forms';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  kind: TextKind;
  ref?: Ref<InputRef>;
  /** antd's Form.Item supplies these two. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A line of text that takes on its normal form when the user leaves the field or sends the form with Enter. */
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
