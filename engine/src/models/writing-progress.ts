// Reads from the growing reply which section is being written, for "Writing section 3 of 6".

import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import type { Progress } from '../core/engine-types.ts';
import { isMeasured } from '../prompt/measured-leaves.ts';

/**
 * Characters between two looks at the reply: parsing it at every token would cost more than writing it. A look reads all of it, so the
 * longer it is the fewer they are, and all looks together read a small multiple of the reply.
 */
const stride = (length: number) => Math.max(160, length / 16);

interface Plan {
  keys: string[];
  /** Key of the list of sections, where the tool has one. */
  sectionsKey: string | null;
  /** Field of a section that holds its heading. */
  titleKey: string;
  bodyKey: string;
  expected: number | null;
}

function planOf(tool: Tool, input: ToolInput): Plan {
  const keys = Object.keys(tool.result.shape).filter((key) => !isMeasured(key));
  const block = tool.layout.find((one) => one.kind === 'sections' && one.from === 'sections');
  const headings = input['paragraphs_headings'];
  return {
    keys,
    sectionsKey: block && keys.includes('sections') ? 'sections' : null,
    titleKey: block?.kind === 'sections' ? block.title : 'heading',
    bodyKey: block?.kind === 'sections' ? block.body : 'html',
    expected: Array.isArray(headings) && headings.length > 0 ? headings.length : null,
  };
}

function labelOfKey(tool: Tool, key: string, language: string): string | undefined {
  const block = tool.layout.find((one) => 'from' in one && one.from.split('.')[0] === key && 'heading' in one && one.heading);
  return block && 'heading' in block && block.heading ? documentWord(block.heading, toInterfaceLanguage(language)) : undefined;
}

function progressOf(tool: Tool, plan: Plan, partial: Record<string, unknown>, language: string): Progress {
  const sections = plan.sectionsKey === null ? undefined : partial[plan.sectionsKey];
  if (plan.sectionsKey !== null) {
    // A heading is a label once it is whole, which it is when the text of its section has begun.
    const begun = (Array.isArray(sections) ? sections : []).filter(
      (section): section is Record<string, unknown> => typeof section === 'object' && section !== null && plan.bodyKey in section,
    );
    const label = begun.at(-1)?.[plan.titleKey];
    if (begun.length === 0) return { stage: 'writing' };
    const total = Math.max(plan.expected ?? begun.length, begun.length);
    return { stage: 'writing', section: begun.length, sections: total, ...(typeof label === 'string' && { label }) };
  }
  const section = plan.keys.filter((key) => key in partial).length;
  const label = labelOfKey(tool, plan.keys[section - 1] ?? '', language);
  return section === 0
    ? { stage: 'writing' }
    : { stage: 'writing', section, sections: plan.keys.length, ...(label !== undefined && { label }) };
}

/** A listener for the reply so far that reports each new section once; a fresh reply starts again from the first. */
export function followWriting(tool: Tool, input: ToolInput, language: string, report: (progress: Progress) => void) {
  const plan = planOf(tool, input);
  let seen = 0;
  let reported = -1;
  const parse = async (text: string) => {
    const { parsePartialJson } = await import('ai');
    const { value } = await parsePartialJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const progress = progressOf(tool, plan, value as Record<string, unknown>, language);
    if ((progress.section ?? 0) <= reported) return;
    reported = progress.section ?? 0;
    report(progress);
  };
  return (text: string): void => {
    if (text.length < seen) {
      seen = 0;
      reported = -1;
    }
    if (text.length - seen < stride(seen)) return;
    seen = text.length;
    void parse(text);
  };
}
