/** Props of a number input with thousands separators. */
export const THOUSANDS = {
  formatter: (value: number | string | undefined) =>
    String(value ?? '').replace(/\B(?=(?:\d{3})+$)/g, ','),
  parser: (text: string | undefined) => (text ?? '').replaceAll(',', ''),
};
