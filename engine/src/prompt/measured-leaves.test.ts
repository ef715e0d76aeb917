import { expect, it } from 'vitest';
import * as z from 'zod';
import { withMeasuredLeaves } from './measured-leaves.ts';
import { jsonSchemaOf } from './model-schema.ts';

const schema = jsonSchemaOf(
  z.object({
    word_count: z.int(),
    body: z.string(),
    meta_title: z.string(),
    posts: z.array(z.object({ text: z.string(), characters: z.int() })),
    metas: z.array(
      z.object({ meta_title: z.string(), meta_description: z.string(), title_pixels: z.int(), description_pixels: z.int() }),
    ),
  }),
);

it('measures what a model said it measured', () => {
  const result = withMeasuredLeaves(
    {
      word_count: 999,
      body: '<p>Two <b>words</b></p><script>not these</script>',
      meta_title: 'Not counted',
      posts: [{ text: 'Grüße 👋', characters: 3 }],
      metas: [{ meta_title: 'Green tea', meta_description: 'Green tea', title_pixels: 1, description_pixels: 1 }],
      unknown: 'dropped',
    },
    schema,
  );
  expect(result).toEqual({
    word_count: 3,
    body: '<p>Two <b>words</b></p><script>not these</script>',
    meta_title: 'Not counted',
    posts: [{ text: 'Grüße 👋', characters: 7 }],
    metas: [{ meta_title: 'Green tea', meta_description: 'Green tea', title_pixels: 89, description_pixels: 63 }],
  });
});
