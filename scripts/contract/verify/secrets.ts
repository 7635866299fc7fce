/** Secret values by the name of the shell variable that replaces them in reports. */
export interface Secrets {
  /** Notes a value; names are written as in the workflows (`adminPassword`). */
  add: (name: string, value: unknown) => void;
  /** Replaces every secret in a text by `$NAME`, or by what `placeholder` returns for the name. */
  hide: (text: string, placeholder?: (name: string) => string) => string;
}

/** The shortest value that counts as a secret: shorter ones occur in any text. */
const SHORTEST = 4;

/** `adminPassword` → `ADMIN_PASSWORD`. */
export function shellName(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').replace(/\W/g, '_').toUpperCase();
}

/** Keeps the secrets of one run. */
export function createSecrets(): Secrets {
  const names = new Map<string, string>();
  return {
    add: (name, value) => {
      if (typeof value !== 'string' || value.length < SHORTEST) return;
      for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
        names.set(form, shellName(name));
    },
    hide: (text, placeholder = (name) => `$${name}`) =>
      // The longest first: one secret may contain another.
      [...names]
        .sort(([a], [b]) => b.length - a.length)
        .reduce((hidden, [value, name]) => hidden.replaceAll(value, placeholder(name)), text),
  };
}
