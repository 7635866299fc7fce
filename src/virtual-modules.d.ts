declare module 'virtual:theme.css';

declare module 'virtual:messages/*' {
  const messages: Record<
    string,
    import('@formatjs/icu-messageformat-parser').MessageFormatElement[]
  >;
  export default messages;
}

declare module 'virtual:build-facts' {
  const details: { site: string; contract: string };
  export default details;
}
