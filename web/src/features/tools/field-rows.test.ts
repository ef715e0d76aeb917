import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { wideFields } from './field-rows.ts';

it('never parts width and height', () => {
  const fields = findTool('text_to_image')?.fields.filter((field) => !field.hidden) ?? [];
  const at = fields.findIndex(({ name }) => name === 'image_width');
  for (let from = 0; from <= at; from += 1) {
    const shown = fields.slice(from);
    const wide = wideFields(shown);
    let column = 0;
    for (const { name } of shown) {
      if (name === 'image_width') break;
      column = wide.has(name) ? 0 : (column + 1) % 2;
    }
    expect([column, wide.has('image_width'), wide.has('image_height')], `from ${shown[0]?.name}`).toEqual([0, false, false]);
  }
});
