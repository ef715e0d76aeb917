import type { CreditRule, ToolField } from '@folio/contract/tool-definition';

/** Tool data of the page. */
export interface GivenTool {
  slug: string;
  fields: ToolField[];
  credits: CreditRule;
  translation: string[];
}
