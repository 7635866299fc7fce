/** The page's first script (`scripts/vite/plain-page.js`). */
interface Window {
  plainPage: {
    /** Whether the site supports this browser. */
    supported: boolean;
    /** Whether the site's code has started. */
    running: boolean;
    /** Replaces the site with the plain page. */
    show: () => void;
  };
}
