/** Separates the key of a replaced certificate from its number; the new certificate takes the key over. */
const SEPARATOR = ' replaced ';

/** Returns the key of a certificate that another one replaces. */
export const replacedKey = (key: string, number: string) => `${key}${SEPARATOR}${number}`;

/** Returns whether another certificate has replaced the one with this key. */
export const isReplaced = (key: string) => key.includes(SEPARATOR);
