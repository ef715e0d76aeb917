import { expect, it } from 'vitest';
import { checkDatabase } from './newer-database.ts';

const state = (isNewer: boolean, versions: string[] = []) => ({ pending: 0, hasAny: true, isNewer, versions });
const judge = (isNewer: boolean, versions: string[], isAllowed = false) => {
  try {
    return checkDatabase(state(isNewer, versions), '2.1.0', isAllowed);
  } catch (problem) {
    return `refused: ${(problem as Error).message}`;
  }
};

it.each<[string, boolean, string[], boolean, RegExp | null]>([
  ['of this version', false, ['2.0.9', '2.1.0'], false, null],
  [
    'of the next version',
    true,
    ['2.1.0', '2.10.0'],
    false,
    /^The database was migrated by a newer version of Folio \(2\.10\.0\)/,
  ],
  [
    'two versions ahead',
    true,
    ['2.1.0', '2.2.0', '3.0.0'],
    false,
    /^refused: .*\(2\.2\.0, 3\.0\.0\).*FOLIO_ALLOW_NEWER_DATABASE=1/,
  ],
  ['of an unknown version', true, ['2.1.0'], false, /^refused: /],
  ['of an unknown version that is allowed', true, [], true, /^The database was migrated/],
])('a database %s', (_what, isNewer, versions, isAllowed, expected) => {
  const judged = judge(isNewer, versions, isAllowed);
  if (expected === null) expect(judged).toBeNull();
  else expect(judged).toMatch(expected);
});
