/** Properties of a field of whole numbers that parts the thousands: sums are long. */
export const THOUSANDS = {
  formatter: (value: number | string | undefined) =>
    String(value ?? '').replace(/\B(?=(?:\d{3})+$)/g, ','),
  parser: (text: string | undefined) => (text ?? '').replaceAll(',', ''),
};
