import { expect, it } from 'vitest';
import { copyForcedRules, forced, forcedSelector } from './forced-states.ts';

it.each([
  ['.a:hover', '.a[data-forced~="hover"]'],
  ['.a:hover:not(:disabled), .b:active', '.a[data-forced~="hover"]:not(:disabled), .b[data-forced~="active"]'],
  [':focus-visible', '[data-forced~="focus-visible"]'],
  ['.a:focus-within .b', '.a:focus-within .b'],
])('%s becomes %s', (selector, copy) => {
  expect(forcedSelector(selector)).toBe(copy);
});

it('copies each rule once, right after it and within its media query', () => {
  const style = document.createElement('style');
  style.textContent = '.a:hover { color: red } .a { color: blue } @media screen { .b:active { color: green } }';
  document.head.append(style);
  copyForcedRules();
  copyForcedRules();
  const textOf = (rules: Iterable<CSSRule>) => [...rules].map((rule) => (rule as CSSStyleRule).selectorText);
  const rules = [...(style.sheet?.cssRules ?? [])];
  expect(textOf(rules).slice(0, 3)).toEqual(['.a:hover', '.a[data-forced~="hover"]', '.a']);
  const [, , , media] = rules;
  expect(textOf((media as CSSMediaRule).cssRules)).toEqual(['.b:active', '.b[data-forced~="active"]']);
  expect(forced('hover', 'active')).toEqual({ 'data-forced': 'hover active' });
  style.remove();
});
