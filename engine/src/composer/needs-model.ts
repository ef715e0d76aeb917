// What only a model can do among the requests of tools that the composer otherwise writes. Known before anything is read for them.
import type { ToolInput } from '@folio/contract/tool-input';

const requests: Record<string, (input: ToolInput) => boolean> = {
  // A text that is there cannot be written anew from its own words alone.
  managed_page_content: ({ request_type: request }) => request !== 'new' && request !== 'add',
};

/** True where this order of a composable tool still waits for a model. */
export const needsModel = (slug: string, input: ToolInput): boolean => requests[slug]?.(input) ?? false;
