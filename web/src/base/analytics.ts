// The use of tools, for the installation's own analytics and for a script that the company has put into its pages. Nothing about people,
// and never in the way: whatever fails here is nobody's concern.
import { ApiError, api } from './api.ts';
import { workspaceId } from './workspace.ts';

type Tag = (command: 'event', name: string, details: Record<string, unknown>) => void;

function sendToScript(name: string, details: Record<string, unknown>): void {
  const { gtag } = globalThis as { gtag?: Tag };
  if (typeof gtag !== 'function') return;
  try {
    gtag('event', name, details);
  } catch {
    // A broken script of someone else must not hide the message that the person is to read.
  }
}

type Report = Parameters<typeof api.analytics.reportToolUse>[0];

function report(input: Report): void {
  api.analytics
    .reportToolUse({ ...input, workspace_id: workspaceId() })
    .then(({ tool_use: { event: name, ...details } }) => sendToScript(name, details))
    .catch(() => undefined);
}

/** Reports that a tool was used, by an order or without one by a chat. Never throws and is never waited for. */
export const reportToolUse = ({ slug }: { slug: string }, orderId?: number): void =>
  report({ event: 'tool_use', tool: slug, ...(orderId === undefined ? {} : { order_id: orderId }) });

/** Reports a failed order. The server has counted refusals; it has not seen an order that got no answer. */
export const reportToolError = ({ slug }: { slug: string }, error: unknown): void =>
  report({
    event: 'tool_error',
    tool: slug,
    is_unanswered: !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
  });
