// The focus after a page change: the new title, except if a field that both pages share has it.
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { watchFocus } from './focus-page.ts';

type Router = Parameters<typeof watchFocus>[0];
type Rendered = Parameters<Parameters<Router['subscribe']>[1]>[0];

/** Reports that the router has rendered another page. */
let renderPage = () => {};
watchFocus({
  subscribe: (_: string, listener: (event: Rendered) => void) => {
    renderPage = () => listener({ fromLocation: {}, pathChanged: true } as Rendered);
    return () => {};
  },
} as unknown as Router);

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Create account</h1><input aria-label="Password" /></main>';
});
const focused = () => {
  const { tagName, textContent } = document.activeElement ?? document.body;
  return tagName === 'INPUT' ? 'a field' : `${tagName} ${textContent}`;
};

test('goes to the title', () => {
  renderPage();
  expect(focused()).toBe('H1 Create account');
});

test('stays in a field that both pages share', async () => {
  document.querySelector('input')?.focus();
  renderPage();
  document.querySelector('main')?.append('More');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(focused()).toBe('a field');
});

test('goes to the title once a field of the former page is gone', async () => {
  document.querySelector('input')?.focus();
  renderPage();
  expect(focused()).toBe('a field');
  document.body.innerHTML = '<main><h1>Start from your website</h1><input aria-label="URL" /></main>';
  await waitFor(() => expect(focused()).toBe('H1 Start from your website'));
});
