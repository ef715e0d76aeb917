// The prompt of every tool that a text model writes, for its own example: a change of brief or assembly is seen word for word.
import { listTools } from '@folio/catalogue/catalogue';
import { hasWorkedResult, workedResultOf } from '@folio/catalogue/worked-results';
import { describe, expect, it } from 'vitest';
import { contextIn, parsed } from '../composer/fixtures/orders.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import { jsonSchemaOf } from './model-schema.ts';

const written = listTools().filter((tool) => tool.execution === 'model-text' && tool.flow !== 'live');

const exampleIn = (instructions: string) => /Example: another order[\s\S]*?(?=\n\nRules that)/.exec(instructions)?.[0] ?? '';

describe.each(written.map((tool) => [tool.slug, tool] as const))('%s', (slug, tool) => {
  it('briefs the model as before', async () => {
    const input = parsed(tool, tool.example);
    const language = typeof input['language'] === 'string' && input['language'] !== 'auto' ? input['language'] : 'en';
    const { instructions, prompt } = assemblePrompt(tool, input, contextIn(language), jsonSchemaOf(tool.result), {
      nonce: 'abc123',
      example: await workedResultOf(tool),
    });
    if (hasWorkedResult(tool)) expect(instructions).toContain('Example: another order');
    expect(exampleIn(instructions).length).toBeLessThanOrEqual((instructions.length + prompt.length) / 4);
    expect(prompt).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
    await expect(`${instructions}\n\n----\n\n${prompt}\n`).toMatchFileSnapshot(`__snapshots__/tools/${slug}.txt`);
  });
});
