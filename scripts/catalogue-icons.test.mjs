import { expect, it } from 'vitest';
import { listTools } from '../catalogue/src/catalogue.ts';
import { iconNames } from '../web/build/catalogue-icons.ts';

it('finds the icon of every tool for the web app', () => {
  expect(iconNames()).toEqual([...new Set(listTools().map((tool) => tool.icon))].sort());
});
