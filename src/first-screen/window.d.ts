/** What the HTML's first script (`boot.ts`) leaves for the site. */
interface Window {
  /** Shows the first screen; called at the end of the HTML. */
  showFirstScreen?: () => void;
  /** Responses that have been requested already, by their whole address. */
  earlyResponses?: Map<string, { language: string; response: Promise<Response> }>;
}
