/** Secret values and the shell variables that replace them in reports. */
export interface Secrets {
  /** Adds a value under its name in the workflows (`adminPassword`). */
  add: (name: string, value: unknown) => void;
  /** Replaces every secret in a text by `$NAME`, or by the result of `placeholder` for the name. */
  hide: (text: string, placeholder?: (name: string) => string) => string;
}

/** Minimum length of a secret: shorter values occur in any text. */
const SHORTEST = 4;

/** Converts `adminPassword` to `ADMIN_PASSWORD`. */
export function shellName(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').replace(/\W/g, '_').toUpperCase();
}

/** Creates an empty collection of secrets. */
export function createSecrets(): Secrets {
  const names = new Map<string, string>();
  return {
    add: (name, value) => {
      if (typeof value !== 'string' || value.length < SHORTEST) return;
      for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
        names.set(form, shellName(name));
    },
    hide: (text, placeholder = (name) => `$${name}`) =>
      // Longest first: a secret can contain another.
      [...names]
        .sort(([a], [b]) => b.length - a.length)
        .reduce((hidden, [value, name]) => hidden.replaceAll(value, placeholder(name)), text),
  };
}
