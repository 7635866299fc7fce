/** What the HTML's first script (`app/first-screen/boot.ts`) leaves for the site. */
interface Window {
  /** Draws the page's first screen; called at the end of the HTML. */
  showFirstScreen?: () => void;
  /** Does once more what a visitor did on the first screen; once. */
  replayEarlyActions?: () => void;
  /** Answers that are on their way already, by their whole address. */
  earlyResponses?: Map<string, { language: string; response: Promise<Response> }>;
}
