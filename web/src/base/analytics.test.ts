import { afterEach, expect, it, vi } from 'vitest';
import { reportToolError } from './analytics.ts';

const tool = { slug: 'blog_post', macrocategory: 'ai_writer' };
afterEach(() => vi.unstubAllGlobals());

it('tells a present script that an order was not taken', () => {
  const gtag = vi.fn<(...details: unknown[]) => void>();
  vi.stubGlobal('gtag', gtag);
  reportToolError(tool);
  expect(gtag.mock.calls).toEqual([
    [
      'event',
      'tool_error',
      { message: 'Response is not success', gtag_service_name: 'blog_post', gtag_service_group: 'ai_writer' },
    ],
  ]);
});

it('does nothing without a script, and survives a broken one', () => {
  expect(() => reportToolError(tool)).not.toThrow();
  vi.stubGlobal('gtag', () => {
    throw new Error('broken');
  });
  expect(() => reportToolError(tool)).not.toThrow();
});
