// Dependencies without an import: hand-written SQL names only tables of its own feature and of features below it, and the rule of scope is
// written in one place (`kernel/db/scope.ts`).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { features as declared } from './features.ts';

const features = fileURLToPath(new URL('../features', import.meta.url));
const order: readonly string[] = declared.map(({ name }) => name);

/** Statements that name a table above them, each with its reason. */
const allowed: Record<string, readonly string[]> = {
  // The movement takes workspace and tool from its output in the statement that moves the money.
  'ledger/ledger.queries.ts': ['order_details'],
  'ledger/credits-of-many.queries.ts': ['order_details'],
  // The page of a source lists the documents that it was given for.
  'sources/source-list.queries.ts': ['orders', 'order_details'],
  // The list of workspaces shows how many documents each has, from counters that triggers keep.
  'workspaces/workspaces.queries.ts': ['document_counts'],
  // The question before a deletion of a briefing, source or voice counts its uses, in features that depend on those three.
  'workspaces/uses.queries.ts': ['folders', 'tasks', 'campaigns', 'category_cards'],
};

interface Source {
  feature: string;
  path: string;
  text: string;
}

const sources: Source[] = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => {
    const path = relative(features, join(features, file)).split(sep).join('/');
    return { path, feature: path.split('/')[0] ?? '', text: readFileSync(join(features, file), 'utf8') };
  });

const ownerOf = new Map(
  sources
    .filter(({ path }) => path.endsWith('.table.ts'))
    .flatMap(({ feature, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, feature] as const),
    ),
);

it('knows every feature and finds its tables', () => {
  expect(new Set(sources.map(({ feature }) => feature))).toEqual(new Set(order));
  expect(ownerOf.size).toBeGreaterThan(50);
});

it('hand-written SQL names no table of a feature above', () => {
  const wrong = sources.flatMap(({ feature, path, text }) =>
    [...text.matchAll(/\b(?:from|join|update|into)\s+(\w+)/g)].flatMap(([, table = '']) => {
      const owner = ownerOf.get(table);
      const isAbove = owner !== undefined && order.indexOf(owner) > order.indexOf(feature);
      return isAbove && !allowed[path]?.includes(table) ? [`${path} names ${table} of ${owner}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('nobody writes the rule of scope again', () => {
  const written = sources.filter(
    ({ text }) =>
      /workspace_id is null and [\w${}.]*user_id/.test(text.replace(/where\(sql`[^`]*`\)/g, '')) ||
      /and\(isNull\(\w+\.workspace_id\)/.test(text),
  );
  expect(written.map(({ path }) => path)).toEqual([]);
});
