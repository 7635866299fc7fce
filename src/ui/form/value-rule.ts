/** Creates an antd form rule from a function that returns the error of a value, or undefined if it is valid. */
export function valueRule<Value>(errorOf: (value: Value | undefined) => string | undefined) {
  return {
    validator: (_rule: unknown, value: Value | undefined): Promise<void> => {
      const error = errorOf(value);
      return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
    },
  };
}
