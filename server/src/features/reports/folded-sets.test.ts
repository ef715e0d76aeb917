import { expect, it } from 'vitest';
import { foldedSets } from './folded-sets.ts';
import type { DaySums } from './report-groups.ts';

const row = (more: Partial<DaySums>): DaySums => ({
  step: null,
  user_id: null,
  tool_slug: null,
  language: null,
  website_id: null,
  workspace_id: null,
  texts: 0,
  media: 0,
  words: 0,
  credits: 0,
  calls: 0,
  calls_unknown: 0,
  calls_own: 0,
  cost_micros: 0,
  published: 0,
  updated: 0,
  publish_failed: 0,
  ...more,
});

it('scans pairs of people and workspaces once, and adds up all three of them', () => {
  const { scanned, complete } = foldedSets(['all', 'user', 'language', 'workspace']);
  expect(scanned).toEqual(['user_workspace', 'language']);
  const pairs = [
    row({ user_id: 1, workspace_id: 7, texts: 1, cost_micros: 10 }),
    row({ user_id: 1, workspace_id: 8, texts: 2, cost_micros: 20 }),
    row({ user_id: 2, workspace_id: 8, texts: 4, cost_micros: 40 }),
  ];
  const languages = [row({ language: 'en', texts: 7, cost_micros: 70 })];
  const groups = complete(
    new Map([
      ['user_workspace', pairs],
      ['language', languages],
    ]),
  );
  expect(groups.get('user')).toEqual([
    row({ user_id: 1, texts: 3, cost_micros: 30 }),
    row({ user_id: 2, texts: 4, cost_micros: 40 }),
  ]);
  expect(groups.get('workspace')).toEqual([
    row({ workspace_id: 7, texts: 1, cost_micros: 10 }),
    row({ workspace_id: 8, texts: 6, cost_micros: 60 }),
  ]);
  expect(groups.get('all')).toEqual([row({ texts: 7, cost_micros: 70 })]);
  expect(groups.get('language')).toBe(languages);
  expect(pairs[0]).toEqual(row({ user_id: 1, workspace_id: 7, texts: 1, cost_micros: 10 }));
});

it('scans the whole where nothing else is asked for, and has no row where nothing was counted', () => {
  expect(foldedSets(['all']).scanned).toEqual(['all']);
  expect(foldedSets(['user']).scanned).toEqual(['user']);
  const { scanned, complete } = foldedSets(['all', 'step']);
  expect(scanned).toEqual(['step']);
  expect(complete(new Map([['step', []]])).get('all')).toEqual([]);
});
