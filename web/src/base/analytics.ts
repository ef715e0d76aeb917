// The use of tools, for the installation's own analytics and for a script that the company has put into its pages. Nothing about people,
// and never in the way: whatever fails here is nobody's concern.
import { api } from './api.ts';
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

function report(event: 'tool_use' | 'tool_error', tool: string, credits: number): void {
  api.analytics
    .reportToolUse({ event, tool, human_credits: credits, workspace_id: workspaceId() })
    .then(({ tool_use: { event: name, ...details } }) => sendToScript(name, details))
    .catch(() => undefined);
}

/** Reports that a tool was used; `credits` is what the order holds. Never throws and is never waited for. */
export const reportToolUse = (tool: { slug: string }, credits: number): void => report('tool_use', tool.slug, credits);

/** Reports that an order was not taken. */
export const reportToolError = (tool: { slug: string }): void => report('tool_error', tool.slug, 0);
