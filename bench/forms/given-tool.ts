import type { CreditRule, ToolField } from '@folio/contract/tool-definition';

/** What the page is given of a tool. */
export interface GivenTool {
  slug: string;
  fields: ToolField[];
  credits: CreditRule;
  translation: string[];
}
