/** Set by the HTML's first script (`boot.ts`). */
interface Window {
  showFirstScreen?: () => void;
  /** Early responses by their absolute URL. */
  earlyResponses?: Map<string, { language: string; response: Promise<Response> }>;
}
