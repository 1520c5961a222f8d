/** Which folder may know which. A comment is what `npm run check` says where an import points against it. */
const TESTS = '\\.(test|spec|suite)\\.tsx?$|/testing/|/testing\\.ts$';
const BROWSER = { path: '^(client|storefront/app|console/app)/', pathNot: '\\.(server|test)\\.' };
const NEEDS_NODE =
  'Browsers load this file: what needs Node belongs into a *.server.ts file or into server/.';

const rule = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });
/** Anything of ours but the folders that are allowed. */
const butFor = (...allowed) => ({
  path: '^(client|console|examples|generated|http|mock|pharmacy|scripts|storefront|test)/',
  pathNot: allowed,
});

/** The layers of the mock from the bottom up, each with those that it may know. */
const LAYERS = {
  engine: [],
  objects: [],
  art: ['engine'],
  store: ['objects'],
  model: ['engine', 'objects', 'store'],
  apis: ['engine', 'objects', 'store', 'model', 'art'],
  demo: ['engine', 'objects', 'store', 'model', 'art', 'apis'],
};
const layersOfMock = Object.entries(LAYERS).map(([name, known]) =>
  rule(
    `mock/${name}`,
    { path: `^mock/${name}/`, pathNot: TESTS },
    butFor(`^mock/(${[name, ...known].join('|')})/`, '^mock/settings\\.ts$', '^(generated|http|pharmacy)/'),
    `mock/${name} may know ${known.length > 0 ? known.map((one) => `mock/${one}`).join(', ') : 'no other layer of the mock'}: move the code to a layer that may know what it needs (docs/decisions/0042).`,
  ),
);

/** Top folder to the top folders that it may know; test and scripts may know everything. */
const FOLDERS = {
  generated: [],
  http: [],
  pharmacy: [],
  client: ['generated'],
  examples: ['generated'],
  mock: ['generated', 'http', 'pharmacy'],
  storefront: ['client', 'generated', 'http', 'pharmacy'],
  console: ['client', 'generated', 'http', 'pharmacy'],
};
const folders = Object.entries(FOLDERS).map(([name, known]) =>
  rule(
    name,
    { path: `^${name}/` },
    butFor(`^(${[name, ...known].join('|')})/`),
    `${name} may know ${known.join(', ') || 'no other folder'}: what both need belongs into one of these.`,
  ),
);

export default {
  forbidden: [
    ...folders,
    ...layersOfMock,
    rule(
      'storefront/ui',
      { path: '^storefront/app/ui/', pathNot: TESTS },
      { path: '^storefront/app/(features|routes|root)' },
      'Controls know nothing of the shop: hand over what they show, or move the file into a feature.',
    ),
    rule(
      'storefront/features',
      { path: '^storefront/app/(features|platform|forms|head|i18n)/', pathNot: TESTS },
      { path: '^storefront/app/(routes/|root)' },
      'Routes compose features, and no feature knows a route: move what it needs into the feature.',
    ),
    rule(
      'console/ui',
      { path: '^console/app/(ui|data)/', pathNot: TESTS },
      { path: '^console/app/(features/|routes)' },
      'Parts of every page know no feature: hand over what they show, or move the file into a feature.',
    ),
    rule(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
      'These files need each other to load: move what both need into a file of its own.',
    ),
    rule(
      'client-without-react',
      { path: '^client/', pathNot: '^client/react/' },
      { path: '^node_modules/react(-dom)?/' },
      'The client works without a framework: hooks belong into client/react.',
    ),
    // Reading a header or telling whose an address is needs no Node.
    rule(
      'browser-without-node',
      BROWSER,
      { path: '^http/', pathNot: '^http/proxy/(api-usage|platform-paths)\\.ts$' },
      NEEDS_NODE,
    ),
    rule('browser-without-node-modules', BROWSER, { dependencyTypes: ['core'] }, NEEDS_NODE),
    rule(
      'resolvable',
      {},
      { couldNotResolve: true, pathNot: '^\\./\\+types/|^virtual:' },
      'This import leads nowhere.',
    ),
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '/build/|\\.react-router' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
