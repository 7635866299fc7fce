/**
 * A rule of antd's forms by what is wrong with a value: `errorOf` answers the error to show at the
 * field, or undefined for a value that fits.
 */
export function valueRule<Value>(errorOf: (value: Value | undefined) => string | undefined) {
  return {
    validator: (_rule: unknown, value: Value | undefined): Promise<void> => {
      const error = errorOf(value);
      return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
    },
  };
}
