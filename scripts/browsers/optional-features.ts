/**
 * What the site uses where a browser has it, though not every browser of the policy does: where, and
 * what happens without. The linter lets these through and nothing else; `tests/e2e/old-browsers.spec.ts`
 * visits the site without them.
 */
export const OPTIONAL_APIS: Readonly<Record<string, { file: string; without: string }>> = {
  'Window.requestIdleCallback': {
    file: 'src/lib/when-idle.ts',
    without: 'nothing is fetched ahead',
  },
  'Window.cancelIdleCallback': {
    file: 'src/lib/when-idle.ts',
    without: 'nothing is fetched ahead',
  },
  'Element.checkVisibility': {
    file: 'src/lib/is-shown.ts',
    without: 'kept pages are not laid out, so that their boxes tell',
  },
  'Navigator.share': {
    file: 'src/features/activity/share-body.tsx',
    without: 'the address is copied, or read from the code',
  },
  'Navigator.userActivation': {
    file: 'src/session/scoring-system.ts',
    without: 'the menu opens the scoring system',
  },
  'UserActivation.isActive': {
    file: 'src/session/scoring-system.ts',
    without: 'the menu opens the scoring system',
  },
};

/** The same of style sheets, where a browser leaves out what it doesn't know: what happens then. */
export const OPTIONAL_STYLES: Readonly<Record<string, string>> = {
  ':has':
    'empty sections keep their heading, cards their plain order; what hides words has a rule beside it',
  'text-wrap': 'lines break where they are full',
  'content-visibility': 'everything is laid out at once',
  'contain-intrinsic-size': 'goes with content-visibility',
  'scrollbar-gutter': 'the page moves by the bar’s width when the bar comes',
  'scrollbar-width': 'the bar is seen',
  'animation-timeline': 'the header over the hero is solid from the start',
  'animation-range': 'goes with animation-timeline',
  'scroll()': 'goes with animation-timeline',
  'field-sizing': 'the field has a fixed height and scrolls',
  'overscroll-behavior': 'the page behind a sheet may scroll',
  cursor: 'phones have none',
  '::-webkit-progress-bar': 'the other engine’s name stands beside it',
  '::-webkit-progress-value': 'the other engine’s name stands beside it',
  '::-moz-progress-bar': 'the other engine’s name stands beside it',
};
