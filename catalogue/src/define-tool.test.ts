// Type errors: each line below `@ts-expect-error` must be an error, else the type check fails here.
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { defineTool, type InputOf, type ResultOf, type Tool } from './define-tool.ts';
import { filled, fixed, lines, one, perItems, perLength, perWords, valueIfFilled } from './prices.ts';
import jobPosting from './writer/job-posting.tool.ts';

const facts = {
  slug: 'test_tool',
  name: 'Test',
  code: 'TT001',
  macrocategory: 'ai_writer',
  group: 'test',
  icon: 'article',
  description: 'For tests.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: ['en'],
  brief: '',
} as const;

const testTool = defineTool({
  ...facts,
  credits: fixed(1),
  fields: [
    { name: 'text', label: 'Text', type: 'textarea', required: true },
    { name: 'note', label: 'Note', type: 'text', showIf: { kind: ['a'] } },
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      required: true,
      options: [
        { value: 'a', label: 'A' },
        { value: 2, label: 'B' },
      ],
    },
    { name: 'count', label: 'Count', type: 'number' },
    { name: 'with_summary', label: 'Summary', type: 'boolean' },
    { name: 'tags', label: 'Tags', type: 'tags' },
    { name: 'images', label: 'Images', type: 'image', accept: ['.png'] },
  ],
  result: z.object({
    title: z.string(),
    hero: z.object({ headline: z.string() }).optional(),
    rows: z.array(z.object({ name: z.string(), facts: z.object({ price: z.number() }) })),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'hero.headline' },
    { kind: 'table', from: 'rows', columns: [{ from: 'facts.price', word: 'price' }] },
  ],
  steps: [{ name: 'one', label: 'One', fields: ['text', 'note', 'kind', 'count', 'with_summary', 'tags', 'images'] }],
  titleFields: ['text'],
  example: { text: 'a' },
});

it('gives the types of input and result', () => {
  expectTypeOf<InputOf<typeof testTool>>().toEqualTypeOf<{
    text: string;
    note: string | null;
    kind: 'a' | 2;
    count: number | null;
    with_summary: boolean;
    tags: string[];
    images: (number | string)[];
  }>();
  expectTypeOf<ResultOf<typeof testTool>['rows'][number]['facts']['price']>().toEqualTypeOf<number>();
  expectTypeOf<InputOf<typeof jobPosting>['tone']>().toEqualTypeOf<string | null>();
  expectTypeOf<InputOf<typeof jobPosting>['seniority']>().toEqualTypeOf<
    'internship' | 'junior' | 'middle' | 'senior' | 'executive'
  >();
  expectTypeOf<InputOf<Tool>>().toEqualTypeOf<Record<string, unknown>>();
});

it('refuses names that neither the fields nor the result have', () => {
  const field = { name: 'text', label: 'Text', type: 'text' } as const;
  const result = z.object({ title: z.string(), rows: z.array(z.object({ name: z.string() })) });
  const rest = {
    ...facts,
    credits: fixed(1),
    result,
    fields: [field],
    titleFields: [],
    example: {},
  } as const;
  // @ts-expect-error: no such path in the result
  defineTool({ ...rest, layout: [{ kind: 'text', from: 'titel' }] });
  // @ts-expect-error: no such path in an item of the list
  defineTool({ ...rest, layout: [{ kind: 'table', from: 'rows', columns: [{ from: 'nam', word: 'price' }] }] });
  // @ts-expect-error: no such field
  defineTool({ ...rest, layout: [], titleFields: ['txet'] });
  // @ts-expect-error: no such field
  defineTool({ ...rest, layout: [], example: { txet: 'a' } });
  // @ts-expect-error: no such field
  defineTool({ ...rest, layout: [], constraints: [{ rule: 'at_least_one', fields: ['txet'], message: '' }] });
  // @ts-expect-error: no such field
  defineTool({ ...rest, layout: [], modelOnly: { txet: ['a'] } });
  // @ts-expect-error: no such field to depend on
  defineTool({ ...rest, layout: [], fields: [{ ...field, showIf: { kidn: ['a'] } }] });
  const step = { name: 'one', label: 'One' };
  // @ts-expect-error: no such field; without types the declaration throws
  expect(() => defineTool({ ...rest, layout: [], steps: [{ ...step, fields: ['txet'] }] })).toThrow(/txet/);
});

it('refuses prices that count what neither the fields nor the result have', () => {
  const fields = [
    { name: 'text', label: 'Text', type: 'text' },
    { name: 'rows', label: 'Rows', type: 'number' },
  ] as const;
  const result = z.object({ items: z.array(z.string()) });
  const rest = { ...facts, fields, result, layout: [], titleFields: [], example: {} } as const;
  const tool = defineTool({
    ...rest,
    credits: perItems([one, lines('text'), valueIfFilled('rows', 'text')], 2, { per: 5, times: 'rows', settled_by: 'items' }),
  });
  expect(tool.credits).toEqual({
    rule: 'per_items',
    amount: 2,
    per: 5,
    basis: [{ count: 'one' }, { count: 'lines', fields: ['text'] }, { count: 'value', fields: ['rows'], if_filled: 'text' }],
    times: [{ count: 'value', fields: ['rows'] }],
    minimum: null,
    settled_by: 'items',
    addons: [],
    note: '',
  });
  // @ts-expect-error: no such field
  defineTool({ ...rest, credits: perWords('txet', 5) });
  // @ts-expect-error: no such field
  defineTool({ ...rest, credits: perLength('length', 5) });
  // @ts-expect-error: no such field
  defineTool({ ...rest, credits: perWords('text', 5, { times: [filled('rwos')] }) });
  // @ts-expect-error: no such field
  defineTool({ ...rest, credits: perItems([one, valueIfFilled('rows', 'txet')], 5) });
  // @ts-expect-error: no such field
  defineTool({ ...rest, credits: fixed(5, { addons: [{ field: 'proofreading', equals: true, amount: 1 }] }) });
  // @ts-expect-error: the result has no such key
  defineTool({ ...rest, credits: perWords('text', 5, { settled_by: 'itmes' }) });
  // @ts-expect-error: no such option
  defineTool({ ...rest, credits: perWords('text', 5, { minimun: 5 }) });
});
