import { describe, expect, it } from 'vitest';
import { curlExample, type ExampleOrder, typeScriptExample } from './order-examples.ts';

const order: ExampleOrder = {
  origin: 'https://folio.example',
  tool: { slug: 'text_summary', example: { text: `It's a "test" of $HOME and \`date\`` }, order_category: 'text' },
  workspaceId: 7,
};

/** Returns the shell's value of a text between single quotes. */
const unquoted = (text: string) => text.slice(1, -1).replaceAll(`'\\''`, "'");

describe('the example for a shell', () => {
  it('sends the worked example as it is, whatever signs it holds, into the chosen workspace', () => {
    const { create } = curlExample(order, null);
    expect(JSON.parse(unquoted(create.slice(create.indexOf('-d ') + 3)))).toEqual({
      tool: 'text_summary',
      fields: order.tool.example,
      workspace_id: 7,
    });
  });
  it('asks for one document and names the file after its format', () => {
    const { create, poll, download } = curlExample({ ...order, workspaceId: null }, '1|secret');
    expect(create).toContain('Bearer 1|secret');
    expect(create).not.toContain('workspace_id');
    expect(poll).toContain('action=retrieve-html&order_detail_id=$ID');
    expect(download).toContain('format=docx');
    expect(download).toContain('-o document.docx');
  });
});

it('the example in TypeScript holds the same order and no token', () => {
  const code = typeScriptExample(order);
  const sent = /const order = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
  expect(JSON.parse(sent)).toEqual({ tool: 'text_summary', fields: order.tool.example, workspace_id: 7 });
  expect(code).toContain('process.env.API_TOKEN');
});
