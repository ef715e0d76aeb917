// Declarations of features fit together: nothing is declared twice, nothing is left out, and handlers of one transaction keep their order.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@folio/contract/contract';
import { expect, it } from 'vitest';
import type { Feature } from '../kernel/feature.ts';
import type { Right } from '../kernel/policy.ts';
import { startTestProduct } from '../testing/test-product.ts';
import { features as declared, eventHandlers, jobs, ports, rights } from './features.ts';
import { featureConfigs, readConfig } from './read-config.ts';

const features: readonly Feature[] = declared;
const folder = fileURLToPath(new URL('../features', import.meta.url));
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

/** The features that handle an event, in the order of the layers. */
const handlersOf = (event: string) =>
  features.filter(({ handlers = [] }) => handlers.some(({ name }) => name === event)).map(({ name }) => name);

it('names features, queues, rights and ports once', () => {
  expect(repeated(features.map(({ name }) => name))).toEqual([]);
  expect(repeated(jobs.map(({ name }) => name))).toEqual([]);
  expect(repeated(rights.map(({ name }) => name))).toEqual([]);
  expect(repeated(features.flatMap(({ provides = [] }) => provides.map(({ name }) => name)))).toEqual([]);
  expect(ports.size).toBeGreaterThan(0);
});

/** The folder that a group of the contract names; `media…` are the same calls at further addresses. */
const folderOf = (group: string) =>
  group.replace(/^media(?=[A-Z])/, '').replace(/[A-Z]/g, (sign, at) => `${at === 0 ? '' : '-'}${sign.toLowerCase()}`);

/** Areas of the translation desk, each with its own group of calls. */
const deskGroups = [
  'translationRequests',
  'translationJobs',
  'translationSegments',
  'translationExchange',
  'translationRates',
  'translationReports',
  'linguists',
  'certificates',
];

/** Areas of links, each with its own group of calls. */
const linkGroups = ['linkBuilder', 'linkSuggestions', 'linkRuns', 'linkSources', 'keywordConflicts'];

/** The feature that serves a group; `task…` without calls in a folder of their own are further areas of tasks. */
const featureOf = (group: string) => {
  const own = folderOf(group);
  if (deskGroups.includes(group)) return 'translation-desk';
  if (linkGroups.includes(group)) return 'links';
  if (group === 'pageImports') return 'pages';
  if (group === 'modelPrices') return 'models';
  if (group === 'calendarEntries') return 'calendars';
  if (group.startsWith('campaign')) return 'campaigns';
  return /^task[A-Z]/.test(group) && !features.some(({ name, routes }) => name === own && routes) ? 'tasks' : own;
};

it('serves every group of the contract from the folder that it names, and declares it in the file of that name', async () => {
  const { kernel, stop } = await startTestProduct({ FOLIO_ROLE: 'web' });
  const served = features.flatMap(({ name, routes }) =>
    Object.entries(routes?.(kernel) ?? {}).map(([group, calls]) => ({ name, group, calls })),
  );
  await stop();
  for (const { name, group } of served) expect([group, featureOf(group)]).toEqual([group, name]);
  expect(Object.fromEntries(served.map(({ group, calls }) => [group, Object.keys(calls as object).toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(contract).map(([group, calls]) => [group, Object.keys(calls).toSorted()])),
  );
  for (const [group, calls] of Object.entries(contract)) {
    const declaring = (await import(`../../../contract/src/${folderOf(group)}.ts`)) as Record<string, unknown>;
    expect(declaring[`${group}Contract`], group).toBe(calls);
  }
});

it('reads the variables of every feature, each once', () => {
  expect(featureConfigs).toEqual(features.flatMap(({ config }) => config ?? []));
  expect(repeated(featureConfigs.flatMap(({ variables }) => Object.keys(variables)))).toEqual([]);
});

it('describes every variable of a feature where people who run Folio look for it', () => {
  const pages = [
    'docs/configuration.md',
    ...readdirSync(new URL('../../../docs/operations/', import.meta.url)).map((page) => `docs/operations/${page}`),
  ]
    .map((page) => readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8'))
    .join();
  for (const { variables } of featureConfigs) for (const name of Object.keys(variables)) expect(pages).toContain(`\`${name}\``);
});

it('names every wrong value at once, of the kernel and of all features', () => {
  const wrong = { PORT: 'x', INITIAL_CREDITS: '-1', MODEL_HOST: 'no address', OIDC_ISSUER: 'https://id.example', HSTS: '' };
  expect(() => readConfig(wrong)).toThrow(
    [
      'The configuration has wrong values:',
      '  PORT must be a number',
      '  INITIAL_CREDITS must be at least 0',
      '  MODEL_HOST must be an http or https address',
      '  OIDC_CLIENT_ID must be set, since other values of single sign-on are',
      '  OIDC_CLIENT_SECRET must be set, since other values of single sign-on are',
    ].join('\n'),
  );
});

it('gives every sweep a time', () => {
  for (const { sweeps = [] } of features)
    for (const sweep of sweeps) expect(sweep.cron, sweep.name).toMatch(/^[\d*/]+( [\d*]+){4}$/);
});

it('runs the handlers of one event in the order that its transaction needs', () => {
  // From the top down (`workspace-events.ts`): conversations before the orders that carry them, documents before their folders.
  expect(handlersOf('scope.emptied').toReversed()).toEqual([
    'site-start',
    'category-cards',
    'links',
    'translation-desk',
    'chats',
    'orders',
    'folders',
    'guidelines',
    'websites',
    'sources',
  ]);
  expect(handlersOf('person.removed')).toEqual(['ledger', 'translation-desk', 'tasks', 'notifications', 'users']);
  expect(handlersOf('workspace.deleted')).toEqual(['ledger', 'seats', 'tasks']);
  expect(handlersOf('model.connected')).toEqual(['sources', 'writing']);
  expect(handlersOf('document.goes_out')).toEqual(['tasks', 'review-links', 'task-links']);
  expect(handlersOf('documents.deleting')).toEqual(['rewrites', 'second-opinions']);
  expect(handlersOf('documents.leaving')).toEqual(['translation-desk', 'tasks', 'links', 'campaigns']);
  expect(handlersOf('document.published')).toEqual(['pages', 'tasks']);
  expect(handlersOf('document.saved')).toEqual(['tasks', 'category-cards']);
  expect(handlersOf('order.cancelled')).toEqual(['translation-desk', 'category-cards']);
  // Cards and campaigns before their tasks, as where they are changed.
  expect(handlersOf('brand_voice.deleted').toReversed()).toEqual(['category-cards', 'campaigns', 'tasks', 'folders']);
  expect(handlersOf('website.gone').toReversed()).toEqual(['campaigns', 'tasks']);
  expect(handlersOf('source.deleted')).toEqual(['folders', 'tasks']);
  expect(handlersOf('briefing.deleted')).toEqual(['folders', 'campaigns']);
  // An event that several features handle is written out above.
  const handled = new Set(eventHandlers.map(({ name }) => name));
  expect([...handled].filter((name) => handlersOf(name).length > 1).toSorted()).toEqual([
    'brand_voice.deleted',
    'briefing.deleted',
    'document.goes_out',
    'document.published',
    'document.saved',
    'documents.deleting',
    'documents.leaving',
    'model.connected',
    'order.cancelled',
    'person.removed',
    'scope.emptied',
    'source.deleted',
    'website.gone',
    'workspace.deleted',
  ]);
});

it('knows every right that a feature has', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rights.ts'));
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const parts = (await import(`${folder}/${file}`)) as Record<string, Record<string, Right>>;
    const own = Object.values(parts).flatMap((group) => Object.values(group));
    const feature = features.find(({ name }) => file.startsWith(`${name}/`));
    expect(Object.values(feature?.rights ?? {}), file).toEqual(expect.arrayContaining(own));
  }
});
