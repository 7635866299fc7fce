import { memo } from 'react';

/** A choice of a select. */
export interface SelectChoice {
  value: string;
  label: string;
}

/** Choices under a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectChoice[];
}

/**
 * The choices of the browser's own select, some of them under headings. Drawn again only with another
 * list: the cities are hundreds of options.
 */
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
