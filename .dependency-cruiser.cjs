// The import directions of the house (docs/ARCHITECTURE.md), as rules that a tool checks.
const { readFileSync } = require('node:fs');

const inFolders = (names) => `^(${names.join('|')})/src`;
/** Tests, and the inputs that tests make every call with. */
const test = '\\.(test|call-examples)\\.tsx?$';

/**
 * The features of the server, from the bottom up: each imports only those before it, also types and tables. What has to happen above is
 * an event (server/src/kernel/events.ts). The list is the product's own.
 */
const features = featuresOf(readFileSync(`${__dirname}/server/src/app/features.ts`, 'utf8'));

/** Folders by the names under which they are imported, in the order of the layers. */
function featuresOf(source) {
  const folders = new Map(
    [...source.matchAll(/import \{ (\w+) \} from '..\/features\/([^/]+)\//g)].map(([, name, folder]) => [name, folder]),
  );
  const [, layers] = /const layers = \[([\s\S]*?)\] as const/.exec(source);
  return layers.match(/\w+/g).map((name) => folders.get(name));
}

const downwardsOnly = features.slice(0, -1).map((feature, at) => ({
  name: `${feature}-imports-downwards-only`,
  severity: 'error',
  from: { path: `^server/src/features/${feature}/`, pathNot: test },
  to: { path: `^server/src/features/(${features.slice(at + 1).join('|')})/` },
}));

/**
 * Folders of the engine and the largest features, from the bottom up: each imports only those before it. Files beside the folders are `.`, which is
 * above all of them where it is not named: the index, routes and jobs of the server, the pages' components of the web.
 */
const insides = {
  'engine/src': [
    'core',
    'text',
    'files',
    'links',
    'work',
    'parts',
    'fetch',
    'outside-data',
    'document',
    'sources',
    'voice',
    'claims',
    'brief',
    'prompt',
    'models',
    'transcription',
    'subtitles',
    'speech',
    'translation',
    'site',
    'chat',
    'animation',
    'proofread',
    'computed',
    'trends',
    'composer',
    'pictures',
    'rewrite',
    '.',
    'evaluate',
    'kept-examples',
  ],
  'server/src/features/tasks': [
    'core',
    'metadata',
    'dates',
    'review',
    'attachments',
    'publishing',
    'editing',
    'templates',
    'bulk',
    'calendar',
  ],
  'server/src/features/translation-desk': ['core', 'segments', 'exchange', 'certificates', 'jobs', 'requests', 'ordered'],
  'server/src/features/campaigns': ['core', 'urls', 'results', 'packs', 'client'],
  'server/src/features/links': ['core', 'rules', 'sources', 'suggestions', 'runs', 'conflicts'],
  'web/src/features/document-editor': [
    'core',
    'find',
    'paste',
    'rewrite',
    'outline',
    'text',
    'media',
    'score',
    'panel',
    'history',
  ],
  'web/src/features/segment-editor': ['core', 'panel', 'dialogs', 'exchange'],
  'web/src/features/tasks': ['core', 'metadata', 'board', 'templates', 'import'],
};

/** Workers load what they are asked for by name, and what tests make together is nobody's. */
const ofWorkersAndTests = [test, '/(heavy-tasks|extraction-worker)\\.ts$', '/(testing|fixtures)/'];
const inside = (feature, folder) => `^${feature}/${folder === '.' ? '[^/]+$' : `${folder}/`}`;

const layersInside = Object.entries(insides).flatMap(([feature, named]) => {
  const folders = named.includes('.') ? named : [...named, '.'];
  const name = feature.replace('/src', '').split('/').at(-1);
  return [
    ...folders.slice(0, -1).map((folder, at) => ({
      name: `${name}-${folder === '.' ? 'files' : folder}-imports-downwards-only`,
      severity: 'error',
      from: { path: inside(feature, folder), pathNot: ofWorkersAndTests },
      to: { path: folders.slice(at + 1).map((higher) => inside(feature, higher)) },
    })),
    {
      name: `every-folder-of-${name}-has-its-layer`,
      severity: 'error',
      from: { path: `^${feature}/` },
      to: { path: `^${feature}/[^/]+/`, pathNot: folders.map((folder) => inside(feature, folder)) },
    },
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Also of types alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'locales-import-nothing-of-ours',
      severity: 'error',
      from: { path: inFolders(['locales']) },
      to: { path: inFolders(['contract', 'catalogue', 'engine', 'server', 'web']) },
    },
    {
      name: 'contract-imports-locales-only',
      severity: 'error',
      from: { path: inFolders(['contract']) },
      to: { path: inFolders(['catalogue', 'engine', 'server', 'web']) },
    },
    {
      name: 'catalogue-imports-contract-only',
      severity: 'error',
      from: { path: inFolders(['catalogue']) },
      to: { path: inFolders(['engine', 'server', 'web']) },
    },
    {
      name: 'engine-knows-no-server-or-web',
      severity: 'error',
      from: { path: inFolders(['engine']) },
      to: { path: inFolders(['server', 'web']) },
    },
    { name: 'server-knows-no-web', severity: 'error', from: { path: inFolders(['server']) }, to: { path: inFolders(['web']) } },
    {
      name: 'web-imports-contract-and-locales-only',
      severity: 'error',
      from: { path: inFolders(['web']) },
      to: { path: inFolders(['catalogue', 'engine', 'server']) },
    },
    {
      name: 'kernel-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/kernel' },
      to: { path: '^server/src/(app|connectors|features)' },
    },
    {
      name: 'connectors-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/connectors', pathNot: test },
      to: { path: '^server/src/(app|features|testing)' },
    },
    {
      name: 'connectors-meet-at-their-index',
      comment: 'So that no code asks which kind a website is.',
      severity: 'error',
      from: { path: '^server/src/(app|features|testing)' },
      to: { path: '^server/src/connectors/', pathNot: '^server/src/connectors/connectors\\.ts$' },
    },
    {
      name: 'connectors-know-no-other',
      severity: 'error',
      from: { path: '^server/src/connectors/([^/]+)/' },
      to: { path: '^server/src/connectors/([^/]+)/', pathNot: '^server/src/connectors/$1/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^server/src/features', pathNot: test },
      to: { path: '^server/src/(app|testing)' },
    },
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: test },
      to: { path: '^server/src/features/([^/]+)/', pathNot: ['^server/src/features/$1/', '/index\\.ts$', '\\.table\\.ts$'] },
    },
    ...downwardsOnly,
    ...layersInside,
    {
      name: 'every-feature-has-its-layer',
      severity: 'error',
      from: { path: '^server/src', pathNot: test },
      to: { path: '^server/src/features/', pathNot: `^server/src/features/(${features.join('|')})/` },
    },
    {
      name: 'tables-only-in-tables-and-queries',
      severity: 'error',
      from: { path: '^server/src', pathNot: ['\\.(table|queries)\\.ts$', test, '^server/src/testing'] },
      to: { path: '\\.table\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-are-loaded-on-demand',
      comment: 'By engine/src/parts/load-part.ts, which loads them by URL.',
      severity: 'error',
      from: { path: '^(contract|catalogue|engine|server|web)/' },
      to: { path: '^parts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-never-meet',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-ui-at-the-bottom',
      severity: 'error',
      from: { path: '^web/src/ui' },
      to: { path: '^web/src/(app|pages|features|base)' },
    },
    {
      name: 'web-base-under-features',
      severity: 'error',
      from: { path: '^web/src/base' },
      to: { path: '^web/src/(app|pages|features)' },
    },
    {
      name: 'web-features-know-no-pages-and-no-app',
      severity: 'error',
      from: { path: '^web/src/features' },
      to: { path: '^web/src/(pages|app)' },
    },
    {
      name: 'web-pages-know-no-app',
      severity: 'error',
      from: { path: '^web/src/pages' },
      to: { path: '^web/src/app' },
    },
    {
      name: 'replicas-have-one-entrance',
      severity: 'error',
      from: { path: '^server/src', pathNot: ['^server/src/kernel/db/replicas/', test] },
      to: { path: '^server/src/kernel/db/replicas/', pathNot: '/read-replicas\\.ts$' },
    },
    {
      name: 'vendors-only-in-models',
      severity: 'error',
      from: { path: '^engine/src', pathNot: ['^engine/src/models', test] },
      to: { path: 'node_modules/@ai-sdk' },
    },
    {
      name: 'sockets-only-behind-the-guard',
      comment: 'What leaves the machine goes through the guarded fetcher, the adapters of models, mail, or log-in by a provider.',
      severity: 'error',
      from: {
        path: '^(contract|catalogue|engine|server)/src',
        pathNot: [
          '^engine/src/fetch/',
          '^server/src/kernel/(mail|sign-in|client-network)\\.ts$',
          // Listens, and asks nobody.
          '^server/src/app/create-server\\.ts$',
          '(^|/)(testing|fixtures)/',
          test,
        ],
      },
      to: {
        path: '^(node:)?(net|http|https|http2|tls|dns|dgram)(/|$)|node_modules/(undici|ws|nodemailer|openid-client)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
