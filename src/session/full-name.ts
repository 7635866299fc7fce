interface Named {
  firstName: string;
  lastName: string;
  chineseName?: string | undefined;
}

/** Returns a name in the language's order (spec section 3): the Chinese name in CN and HK. */
export function fullName({ firstName, lastName, chineseName }: Named, locale: string): string {
  const western = `${firstName} ${lastName}`.trim();
  return locale === 'en-US' ? western : chineseName || western;
}
