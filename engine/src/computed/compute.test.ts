import { listTools } from '@folio/catalogue/catalogue';
import { interfaceLanguages } from '@folio/contract/languages';
import { parseToolInput } from '@folio/contract/tool-input';
import { describe, expect, it } from 'vitest';
import { make } from '../engine.ts';
import { createContext } from '../models/testing/article-tool.ts';
import { pageviewsAnswer } from '../trends/testing/pageviews.ts';
import { siteOf } from './pages/testing/site.ts';

// Pages are parsed in workers; a busy machine takes its time.

const site = siteOf({});
const fetchPage = async (url: string) => {
  const figures = pageviewsAnswer(url);
  return figures ? { url, status: 200, bytes: new TextEncoder().encode(JSON.stringify(figures)) } : site(url);
};

// Pictures are computed from files; their makers have tests of their own.
const computed = listTools().filter((tool) => tool.execution === 'computed' && tool.output !== 'image');

describe.each(computed.map((tool) => [tool.slug, tool] as const))('%s', (_, tool) => {
  it.each(interfaceLanguages)('makes a whole document of its example in %s', async (language) => {
    const parsed = parseToolInput(tool, tool.example);
    const { context } = createContext({ language, fetchPage });
    const outcome = await make(tool, parsed.ok ? parsed.input : {}, context);
    expect(tool.result.strict().safeParse(outcome.result).error).toBeUndefined();
    expect(outcome.words).toBeGreaterThan(10);
    expect(JSON.stringify(outcome.result)).not.toMatch(/\{(?:[a-z]+)\}|undefined|NaN/);
  });
});
