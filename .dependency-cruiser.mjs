/** Which folder may know which. A comment is what `npm run check` says where an import points against it. */
const TESTS = '\\.(test|spec|suite)\\.tsx?$|/testing/|/testing\\.ts$';
const layer = (name, path, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: TESTS },
  to: { path: '^(client|console|generated|http|mock|pharmacy|scripts|storefront|test)/', pathNot: allowed },
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
  layer(
    `mock/${name}`,
    `^mock/${name}/`,
    [`^mock/(${[name, ...known].join('|')})/`, '^mock/settings\\.ts$', '^(generated|http|pharmacy)/'],
    `mock/${name} may know ${known.length > 0 ? known.map((one) => `mock/${one}`).join(', ') : 'no other layer of the mock'}: move the code to a layer that may know what it needs (docs/decisions/0042).`,
  ),
);

/** Top folder to the top folders that it may know; test and scripts may know everything. */
const FOLDERS = {
  generated: [],
  http: [],
  pharmacy: [],
  client: ['generated'],
  mock: ['generated', 'http', 'pharmacy'],
  storefront: ['client', 'generated', 'http', 'pharmacy'],
  console: ['client', 'generated', 'http', 'pharmacy'],
};
const folders = Object.entries(FOLDERS).map(([name, known]) => ({
  ...layer(
    name,
    `^${name}/`,
    [`^(${[name, ...known].join('|')})/`],
    `${name} may know ${known.join(', ') || 'no other folder'}: what both need belongs into one of these.`,
  ),
  from: { path: `^${name}/` },
}));

export default {
  forbidden: [
    ...folders,
    ...layersOfMock,
    {
      name: 'storefront/ui',
      comment:
        'Controls know nothing of the shop: hand over what they show, or move the file into a feature.',
      severity: 'error',
      from: { path: '^storefront/app/ui/', pathNot: TESTS },
      to: { path: '^storefront/app/(features|routes|root)' },
    },
    {
      name: 'storefront/features',
      comment: 'Routes compose features, and no feature knows a route: move what it needs into the feature.',
      severity: 'error',
      from: { path: '^storefront/app/(features|platform|forms|head|i18n)/', pathNot: TESTS },
      to: { path: '^storefront/app/(routes/|root)' },
    },
    {
      name: 'console/ui',
      comment:
        'Parts of every page know no feature: hand over what they show, or move the file into a feature.',
      severity: 'error',
      from: { path: '^console/app/(ui|data)/', pathNot: TESTS },
      to: { path: '^console/app/(features/|routes)' },
    },
    {
      name: 'no-circles',
      comment: 'These files need each other to load: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'client-without-react',
      comment: 'The client works without a framework: hooks belong into client/react.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/react/' },
      to: { path: '^node_modules/react(-dom)?/' },
    },
    {
      name: 'browser-without-node',
      comment: 'Browsers load this file: what needs Node belongs into a *.server.ts file or into server/.',
      severity: 'error',
      from: { path: '^(client|storefront/app|console/app)/', pathNot: '\\.(server|test)\\.' },
      to: { path: '^http/' },
    },
    {
      name: 'browser-without-node-modules',
      comment: 'Browsers load this file: what needs Node belongs into a *.server.ts file or into server/.',
      severity: 'error',
      from: { path: '^(client|storefront/app|console/app)/', pathNot: '\\.(server|test)\\.' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\./\\+types/|^virtual:' },
    },
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
