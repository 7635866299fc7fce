/** What the page's first script offers (`scripts/vite/plain-page.js`). */
interface Window {
  plainPage: {
    /** Whether this browser is one that the site runs in. */
    supported: boolean;
    /** Whether the site's own code has begun. */
    running: boolean;
    /** Shows the plain page instead of the site. */
    show: (reason: 'failed') => void;
  };
}
