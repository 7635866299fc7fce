/**
 * Allowed imports between zones. A zone is a path in `src/`, or a top-level folder with a leading slash.
 * A zone can import itself, npm packages and the zones of its row; `*` allows everything.
 */
const TABLE = {
  'main.tsx': ['app'],
  // Separate bundle of the service worker.
  'service-worker.ts': ['offline/worker', 'lib'],
  'offline/worker': ['lib'],
  // Connection state, queued submissions and new versions, in the page.
  offline: ['outbox', 'session', 'api', 'i18n', 'ui', 'lib'],
  // Inline script of the HTML that shows the first screen.
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
  // Types of route names.
  'route-names.gen.ts': ['routeTree.gen.ts'],
  // `api`: loaders and heads use generated queries. `i18n`: the page's bundles of texts.
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
  // `settings`: forms use the site's theme.
  // `/openapi/…`: the same total of a score sheet, reference number and fields of certificates as on the server.
  features: [
    'domain',
    'outbox',
    'auth',
    'session',
    'settings',
    'api',
    'i18n',
    'ui',
    'lib',
    '/openapi/total-score.ts',
    '/openapi/entry-reference.ts',
    '/openapi/certificate-fields.ts',
  ],
  // Shared by several features.
  // `/openapi/upload-content.ts`: the same checks of imported tables as on the server.
  domain: ['outbox', 'session', 'api', 'i18n', 'ui', 'lib', '/openapi/upload-content.ts'],
  // Queue of submissions made offline.
  outbox: ['session', 'api', 'i18n', 'lib'],
  // Login, registration, reset, legal consent and verified contacts.
  auth: ['session', 'api', 'i18n', 'ui', 'lib'],
  // Store, permissions, guard and menu.
  session: ['api', 'i18n', 'ui', 'lib', 'route-names.gen.ts'],
  settings: ['i18n', 'ui', 'lib'],
  tabs: ['i18n', 'ui', 'lib'],
  // `/openapi`: scenarios read access rules and examples from the contract.
  mocks: ['api', '/openapi'],
  // `/openapi/upload-content.ts`: the same checks of uploads as on the server.
  ui: ['i18n', 'lib', 'route-names.gen.ts', '/openapi/upload-content.ts'],
  // `/openapi/generated/operations.ts`: types of the client's paths.
  api: ['lib', '/openapi/generated/operations.ts'],
  i18n: ['lib'],
  // The same normalization, search, identity number and deadline rules as on the server.
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

/** Folders of `src/domain`; each can import those after it. */
const DOMAIN_ORDER = [
  'start-page',
  'news',
  'entry',
  'expert',
  'judging',
  'activity',
  'edition',
  'file',
  'identity',
  'reference',
  'site',
  'record',
  'staff-edition',
  'staff-list',
];

/** Layers of the reference server; each can import those before it. */
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
  'certificate',
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

/** Folder of a feature: `features/<domain>`, or `features/admin/<domain>` in the back office. */
const FEATURE = '^src/features/(admin/[^/]+|(?!admin/)[^/]+)/';

/** Returns the regular expression of a zone's path: a folder or a file. */
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
      // Applies to all files of this project, but not to packages.
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
      comment: 'Features must not import each other: share code in domain, ui, lib or session.',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-unknown-thing',
      comment: 'A folder of src/domain is missing in DOMAIN_ORDER: add it.',
      severity: 'error',
      from: {
        path: '^src/domain/',
        pathNot: DOMAIN_ORDER.map((thing) => `^src/domain/${thing}/`),
      },
      to: {},
    },
    {
      name: 'server-unknown-layer',
      comment: 'A file of server/ belongs to no layer of SERVER_ORDER: move it, or add the layer.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: SERVER_ORDER.map((layer) => `^server/${layer}/`),
      },
      to: {},
    },
    {
      name: 'house-unknown-place',
      comment: 'A file of src/ belongs to no zone: move it, or add a row to TABLE.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...zones.map(pathOf), '\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-cycle',
      comment: 'Modules import each other: merge them, or move the shared code to a third.',
      severity: 'error',
      // The generated route tree refers to all routes for its types, and the router to the tree.
      from: { pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: {
        circular: true,
        viaOnly: { pathNot: '^src/routeTree\\.gen\\.ts$|^src/api/generated/' },
      },
    },
    {
      name: 'not-resolvable',
      comment: 'The imported module does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    },
    {
      name: 'server-without-tools',
      comment:
        'Releases contain only `dependencies`: move the package there from `devDependencies`.',
      severity: 'error',
      from: {
        path: '^(server|openapi)/|^scripts/(container/|(administrator|backup|files-move|mail-test|migrate|restore|start)\\.ts)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'] },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Only tests can import tests.',
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
