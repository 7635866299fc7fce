/**
 * Which part of the house may import which: the table of the architecture, as data. A zone is a
 * path under `src/`, or a top folder written with a slash in front. Every zone may import itself
 * and npm packages; what isn't in its row is refused. `*` allows everything.
 */
const TABLE = {
  'main.tsx': ['app'],
  // Runs beside the pages, in a bundle of its own.
  'service-worker.ts': ['offline/worker', 'lib'],
  'offline/worker': ['lib'],
  // Lost connections, waiting writes, newer versions: the page's side of it.
  offline: ['outbox', 'session', 'api', 'i18n', 'ui', 'lib'],
  // The HTML's inline script, which shows the first screen.
  'first-screen': ['api', 'i18n', 'lib'],
  app: [
    'offline',
    'routes',
    'shells',
    'features',
    'domain',
    'outbox',
    'auth',
    'session',
    'settings',
    'tabs',
    'api',
    'i18n',
    'ui',
    'lib',
    'mocks',
    'routeTree.gen.ts',
  ],
  'routeTree.gen.ts': ['routes', 'app'],
  // The types of the routes' names, for each zone that names a page.
  'route-names.gen.ts': ['routeTree.gen.ts'],
  // `api`: a route's loader and head name the generated query of the page.
  // `i18n`: the bundles of texts that a page may load.
  routes: ['shells', 'features', 'domain', 'session', 'api', 'i18n', 'lib'],
  shells: [
    'domain',
    'auth',
    'session',
    'settings',
    'tabs',
    'i18n',
    'ui',
    'api',
    'lib',
    'route-names.gen.ts',
  ],
  // `settings`: what is operated in a page (a form) wears the site's theme.
  features: ['domain', 'outbox', 'auth', 'session', 'settings', 'api', 'i18n', 'ui', 'lib'],
  // What more than one feature needs to know about one thing.
  // `/openapi/upload-content.ts`: imported tables are checked as the server checks them.
  domain: ['outbox', 'session', 'api', 'i18n', 'ui', 'lib', '/openapi/upload-content.ts'],
  // Writes that wait for the network.
  outbox: ['session', 'api', 'i18n', 'lib'],
  // Login, registration, reset, legal consent and verified contacts.
  auth: ['session', 'api', 'i18n', 'ui', 'lib'],
  // Store, permissions, guard and menu.
  session: ['api', 'i18n', 'ui', 'lib', 'route-names.gen.ts'],
  settings: ['i18n', 'ui', 'lib'],
  tabs: ['i18n', 'ui', 'lib'],
  // `/openapi`: scenarios read who may call what, and the examples, from the contract.
  mocks: ['api', '/openapi'],
  // `/openapi/upload-content.ts`: uploads are checked as the server checks them.
  ui: ['i18n', 'lib', 'route-names.gen.ts', '/openapi/upload-content.ts'],
  // `/openapi/generated/operations.ts`: the types of the client's paths.
  api: ['lib', '/openapi/generated/operations.ts'],
  i18n: ['lib'],
  // Forms tidy text, filters compare it, check identity numbers, and close at a deadline as the server does.
  lib: [
    '/openapi/normal-forms.ts',
    '/openapi/identity-documents.ts',
    '/openapi/event-clock.ts',
    '/openapi/search-form.ts',
    '/openapi/sign-up-extension.ts',
  ],
  '/openapi': [],
  '/server': ['/openapi'],
  // Scripts build the site, run the server and read both.
  '/scripts': ['*'],
  '/tests': ['*'],
};

/** The things of the domain; each may import those after it. */
const DOMAIN_ORDER = [
  'news',
  'entry',
  'expert',
  'activity',
  'edition',
  'file',
  'identity',
  'reference',
  'site',
  'record',
  'staff-list',
];

/** The layers of the reference server; each may import those before it. A folder a layer, no loose file. */
const SERVER_ORDER = [
  'base',
  'database',
  'store',
  'http',
  'localized',
  'notices',
  'identity',
  'files',
  'records',
  'content',
  'competition',
  'activity',
  'home',
  'search',
  'dashboard',
  'account',
  'transfer',
  'site',
  'demo',
  'ops',
  'boot',
];

/** A feature's folder: `features/<domain>`, or `features/admin/<domain>` of the back office. */
const FEATURE = '^src/features/(admin/[^/]+|(?!admin/)[^/]+)/';

/** The regular expression of a zone's path: a folder, or one file. */
function pathOf(zone) {
  const path = zone.startsWith('/') ? zone.slice(1) : `src/${zone}`;
  const escaped = path.replaceAll('.', '\\.');
  return path.endsWith('.ts') || path.endsWith('.tsx') ? `^${escaped}$` : `^${escaped}/`;
}

const zones = Object.keys(TABLE);

const tableRules = Object.entries(TABLE)
  .filter(([, allowed]) => !allowed.includes('*'))
  .map(([zone, allowed]) => ({
    name: `house-${zone.replace(/^\//, '')}`,
    comment: `${zone} may import only: ${[zone, ...allowed].join(', ')}.`,
    severity: 'error',
    from: { path: pathOf(zone) },
    to: {
      // `path` keeps packages out of the rule, and puts every file of this project in it.
      path: '^(src|server|openapi|scripts|tests)/',
      pathNot: [zone, ...allowed].map(pathOf),
    },
  }));

const domainRules = DOMAIN_ORDER.map((thing, index) => ({
  name: `domain-${thing}`,
  comment: `src/domain/${thing} may import only the things after it in DOMAIN_ORDER.`,
  severity: 'error',
  from: { path: `^src/domain/${thing}/` },
  to: {
    path: '^src/domain/',
    pathNot: DOMAIN_ORDER.slice(index).map((other) => `^src/domain/${other}/`),
  },
}));

const serverRules = SERVER_ORDER.map((layer, index) => ({
  name: `server-${layer}`,
  comment: `server/${layer} may import only the layers before it in SERVER_ORDER.`,
  severity: 'error',
  from: { path: `^server/${layer}/` },
  to: {
    path: '^server/',
    pathNot: SERVER_ORDER.slice(0, index + 1).map((other) => `^server/${other}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...tableRules,
    ...domainRules,
    ...serverRules,
    {
      name: 'features-apart',
      comment: 'No feature imports another one: share through domain, ui, lib or session.',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-unknown-thing',
      comment: 'A folder of src/domain has no place in DOMAIN_ORDER: give it one.',
      severity: 'error',
      from: {
        path: '^src/domain/',
        pathNot: DOMAIN_ORDER.map((thing) => `^src/domain/${thing}/`),
      },
      to: {},
    },
    {
      name: 'server-unknown-layer',
      comment: 'A file of server/ lies in no layer of SERVER_ORDER: give it one.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: SERVER_ORDER.map((layer) => `^server/${layer}/`),
      },
      to: {},
    },
    {
      name: 'house-unknown-place',
      comment: 'A file of src/ lies outside every zone: put it in one, or add a row to the table.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...zones.map(pathOf), '\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one module, or three.',
      severity: 'error',
      // The generated route tree names every route for its types, and the router names the tree.
      from: { pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: {
        circular: true,
        viaOnly: { pathNot: '^src/routeTree\\.gen\\.ts$|^src/api/generated/' },
      },
    },
    {
      name: 'not-resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Tests import the product, never the other way round.',
      severity: 'error',
      from: { pathNot: '^(tests/|playwright\\.config)' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data|\\.bench|\\.cache)/', '\\.(css|svg|png)$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
