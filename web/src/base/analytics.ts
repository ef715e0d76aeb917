// What is told to an analytics script that the company has put into its pages; without one, nothing is sent anywhere.

type Tag = (command: 'event', name: string, details: Record<string, unknown>) => void;

/** Tells that an order was not taken. Never throws: what listens is not ours. */
export function reportToolError(tool: { slug: string; macrocategory: string }): void {
  const { gtag } = globalThis as { gtag?: Tag };
  if (typeof gtag !== 'function') return;
  try {
    gtag('event', 'tool_error', {
      message: 'Response is not success',
      gtag_service_name: tool.slug,
      gtag_service_group: tool.macrocategory,
    });
  } catch {
    // A broken script of somebody else must not hide the message that the person is to read.
  }
}
