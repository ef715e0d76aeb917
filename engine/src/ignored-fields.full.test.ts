// Checks the list of ignored fields against generated documents: each field of each tool gets other values.
import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolField } from '@folio/contract/tool-definition';
import { parseToolInput } from '@folio/contract/tool-input';
import { describe, expect, it } from 'vitest';
import { bakerySources } from './composer/fixtures/bakery-sources-de.ts';
import { hotelSources } from './composer/fixtures/hotel-sources-en.ts';
import { contextIn, type Order, orderLanguages, ordersIn, parsed } from './composer/fixtures/orders.ts';
import { hasEffect, isVaried, otherValues, withLongTexts } from './composer/fixtures/vary-fields.ts';
import type { SourceText } from './core/engine-types.ts';
import { make } from './engine.ts';
import { ignoredFields } from './ignored-fields.ts';

const sources: Partial<Record<string, SourceText[]>> = { en: hotelSources, de: bakerySources };

/** With the order as it is, with more to say, and with sources. */
async function hasAnyEffect(order: Order, field: ToolField): Promise<boolean> {
  const given = sources[order.language];
  return (
    (await hasEffect(order, field)) ||
    (await hasEffect(withLongTexts(order), field)) ||
    (given !== undefined && (await hasEffect(order, field, { sources: given })))
  );
}

const all = orderLanguages.flatMap((language) => ordersIn(language));
const slugs = [...new Set(all.map(({ tool }) => tool.slug))];

/** The languages in which the field changes nothing; without `isExact` the first in which it does settles that there are none. */
async function languagesWithoutEffect(orders: Order[], field: ToolField, isExact: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const order of orders) {
    if (!(await hasAnyEffect(order, field))) found.push(order.language);
    else if (!isExact) return [];
  }
  return found;
}

/** The designed picture of an order, as one string. */
async function drawn(tool: Tool, raw: Record<string, unknown>): Promise<string> {
  const { result, html, files } = await make(tool, parsed(tool, raw), contextIn('en'));
  const bytes = files.map((file) => Buffer.from(file.bytes).toString('base64'));
  return JSON.stringify([result, html, bytes]);
}

describe('without a model', () => {
  it.each(slugs)('%s ignores what is listed, and nothing else', async (slug) => {
    const orders = all.filter(({ tool }) => tool.slug === slug);
    const [first] = orders;
    const declared = ignoredFields[slug] ?? {};
    const found: Record<string, readonly string[] | null> = {};
    for (const field of first?.tool.fields.filter(isVaried) ?? []) {
      const languages = await languagesWithoutEffect(orders, field, field.name in declared || field.type === 'tone');
      if (languages.length === orders.length) found[field.name] = null;
      else if (languages.length > 0) found[field.name] = languages;
    }
    expect(found).toEqual(declared);
  });

  it('draws the same card whatever the listed fields of text to image hold', async () => {
    const tool = findTool('text_to_image');
    if (!tool) throw new Error('no text_to_image');
    const order = { ...tool.example, image_count: 1, image_width: 256, image_height: 256 };
    const before = await drawn(tool, order);
    const ignored: string[] = [];
    for (const field of tool.fields.filter(isVaried)) {
      const others = otherValues(field, order[field.name as keyof typeof order], order).slice(0, 3);
      const fitting = others.filter((value) => parseToolInput(tool, { ...order, [field.name]: value }).ok);
      const made = await Promise.all(fitting.map((value) => drawn(tool, { ...order, [field.name]: value })));
      if (made.every((one) => one === before)) ignored.push(field.name);
    }
    expect(ignored).toEqual(Object.keys(ignoredFields['text_to_image'] ?? {}));
    // Dozens of pictures: four seconds on an idle machine.
  });

  it('lists only tools and fields that there are', () => {
    for (const [slug, fields] of Object.entries(ignoredFields)) {
      const tool = findTool(slug);
      expect(Object.keys(fields).filter((name) => !tool?.fields.some((field) => field.name === name && isVaried(field)))).toEqual(
        [],
      );
    }
  });
});
