import { afterEach, expect, it, vi } from 'vitest';
import { reportToolError, reportToolUse } from './analytics.ts';
import { ApiError } from './api.ts';

const reported = vi.hoisted(() => vi.fn<(input: Record<string, unknown>) => Promise<unknown>>());
vi.mock('./api.ts', () => ({
  api: { analytics: { reportToolUse: reported } },
  ApiError: class extends Error {
    status = 422;
  },
}));
vi.mock('./workspace.ts', () => ({ workspaceId: () => 7 }));

const tool = { slug: 'blog_post' };
const fields = { gtag_service_name: 'blog_post', gtag_service_group: 'ai_writer', human_credits: 100, cost_for_usage: 1 };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

it('sends the use of a tool to the server, and its fields to a present script', async () => {
  const gtag = vi.fn<(...details: unknown[]) => void>();
  vi.stubGlobal('gtag', gtag);
  reported.mockResolvedValue({ tool_use: { event: 'tool_use', ...fields } });
  reportToolUse(tool, 31);
  expect(reported.mock.calls).toEqual([[{ event: 'tool_use', tool: 'blog_post', order_id: 31, workspace_id: 7 }]]);
  await settled();
  expect(gtag.mock.calls).toEqual([['event', 'tool_use', fields]]);
});

it('does nothing without a script, and survives a broken one and a server that is away', async () => {
  reported.mockResolvedValue({ tool_use: { event: 'tool_error', ...fields } });
  expect(() => reportToolError(tool, new Error('away'))).not.toThrow();
  await settled();
  vi.stubGlobal('gtag', () => {
    throw new Error('broken');
  });
  expect(() => reportToolError(tool, new Error('away'))).not.toThrow();
  reported.mockRejectedValue(new Error('away'));
  expect(() => reportToolUse(tool, 5)).not.toThrow();
  await settled();
});

it('says of a failed order whether the server has seen it', () => {
  reported.mockResolvedValue({ tool_use: { event: 'tool_error', ...fields } });
  reportToolError(tool, new ApiError(422, 'Refused'));
  reportToolError(tool, new TypeError('Failed to fetch'));
  expect(reported.mock.calls.map(([input]) => input['is_unanswered'])).toEqual([false, true]);
});
