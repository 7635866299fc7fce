import { memo } from 'react';

export interface SelectChoice {
  value: string;
  label: string;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectChoice[];
}

/** Options of a native select, optionally grouped. Memoized, because the city list has hundreds of options. */
export const SelectOptions = memo(function SelectOptions({
  of,
}: {
  of: readonly (SelectChoice | SelectGroup)[];
}) {
  return of.map((choice) =>
    'options' in choice ? (
      <optgroup key={`group ${choice.label}`} label={choice.label}>
        <SelectOptions of={choice.options} />
      </optgroup>
    ) : (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ),
  );
});
