import { expect, it } from 'vitest';
import { cssLiterals } from './css-literals.mjs';

const found = (/** @type {string} */ css, file = 'web/src/features/tasks/tasks.module.css') => cssLiterals([file], () => css);

it.each([
  '.name { font-size: 13px; }',
  '.name { font: 600 18px / 24px var(--font-display); }',
  '.name { font-size: 0.9em; }',
  '@media (max-width: 991px) {\n  .name { font-size: calc(1rem + 2px); }\n}',
  '.name { color: #fff; }',
  '.name { background: linear-gradient(90deg, #14261f, transparent); }',
])('a literal is refused: %s', (css) => {
  expect(found(css)).toHaveLength(1);
});

it.each([
  '.name { font-size: var(--size-sm); line-height: 1.3; }',
  '.name { font: var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display); }',
  '.name { font: inherit; width: 13px; }',
  '/* font-size: 13px; is what it had */ .name { color: var(--ink); }',
  '.name:hover { background: url("#shape"); }',
])('a token is not: %s', (css) => {
  expect(found(css)).toEqual([]);
});

it('tokens are written where tokens are', () => {
  expect(found(':root { --size-sm: 13px; --white: #fff; }', 'web/src/ui/tokens.css')).toEqual([]);
});
