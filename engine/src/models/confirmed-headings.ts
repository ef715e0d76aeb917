// Headings that the customer confirmed stand in the text as they were confirmed, whatever the model made of them.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';

type Section = Record<string, unknown>;

function sectionsOf(result: ToolResult, { paragraphs_headings: confirmed }: ToolInput) {
  const { sections } = result;
  const headings = Array.isArray(confirmed) ? confirmed.map(String) : [];
  if (headings.length === 0 || !Array.isArray(sections)) return null;
  return { headings, sections: sections.filter((one): one is Section => typeof one === 'object' && one !== null) };
}

/** Returns a fault if the number of sections and confirmed headings differs. Heading texts are corrected without a new call. */
export function headingFaults(result: ToolResult, input: ToolInput): string[] {
  const found = sectionsOf(result, input);
  if (!found || found.sections.length === found.headings.length) return [];
  const listed = found.headings.map((heading) => `"${heading}"`).join(', ');
  return [`there must be one section for each of these headings, in this order and no other: ${listed}`];
}

/** The result with the headings as confirmed, where there are as many sections. */
export function withConfirmedHeadings<Result extends ToolResult>(result: Result, input: ToolInput): Result {
  const found = sectionsOf(result, input);
  if (!found || found.sections.length !== found.headings.length) return result;
  const sections = found.sections.map((section, index) => ({ ...section, heading: found.headings[index] }));
  return { ...result, sections };
}
