import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { workingTitle } from './working-title.ts';

it('says what two fields have in common once', () => {
  const tool = findTool('category_cards');
  if (!tool) throw new Error('There is no such tool');
  const [first = '', second = ''] = tool.titleFields;
  const titled = (one: string, other: string) => workingTitle(tool, { [first]: one, [second]: other }, null);
  expect(titled('Softening hard water', 'softening hard water')).toBe('Softening hard water');
  expect(titled('Water', 'Coffee')).toBe('Water, Coffee');
});
