// Makes a complete tool from a catalogue tool and an account's settings: the same form, prompt, composer and price.
import { type CustomField, toToolField } from '@folio/contract/custom-field';
import type { ToolField } from '@folio/contract/tool-definition';
import { type InputIssue, parseToolInput } from '@folio/contract/tool-input';
import { defaultInput } from '@folio/contract/tool-values';
import { makeTool, type Tool } from './define-tool.ts';

/** Stored definition of an account's tool. */
export interface CustomToolFacts {
  id: number;
  slug: string;
  name: string;
  description: string;
  icon: string;
  brief: string;
  fields: CustomField[];
  defaults: Record<string, unknown>;
  hidden_fields: string[];
}

/** Names that orders use for something else. */
const reserved = new Set(['order_title', 'human_proofreading', 'language', 'tool', 'step']);

/** True for tools that one can be made of: those that a text model or the composer writes. */
export const canBeBase = (tool: Tool): boolean => tool.execution === 'model-text' && tool.flow !== 'live';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The tool as the rest of the product reads it. The base may be localised before; facts must be free of issues. */
export function makeCustomTool(base: Tool, facts: CustomToolFacts): Tool {
  const hidden = new Set(facts.hidden_fields);
  const inherited = base.fields.map((field) => ({
    ...field,
    ...(field.name in facts.defaults ? { default: facts.defaults[field.name] } : {}),
    ...(hidden.has(field.name) ? { hidden: true } : {}),
  })) as ToolField[];
  const own = facts.fields.map(toToolField);
  const [first, ...others] = base.steps;
  const steps = first ? [{ ...first, fields: [...first.fields, ...own.map((field) => field.name)] }, ...others] : [];
  return makeTool({
    ...base,
    base: base.slug,
    slug: facts.slug,
    name: facts.name,
    description: facts.description,
    icon: facts.icon,
    code: `CU${facts.id}`,
    macrocategory: 'custom_tools',
    brief: [base.brief, facts.brief].filter(Boolean).join('\n\n'),
    fields: [...inherited, ...own],
    steps,
    flags: { ...base.flags, bulk: false, is_suggested: false },
    example: { ...base.example, ...facts.defaults },
  });
}

/** The values that fields begin with as the fields hold them ("5" becomes 5); an emptied one begins with nothing. */
export function readDefaults(
  base: Tool,
  defaults: Record<string, unknown>,
): { values: Record<string, unknown>; issues: InputIssue[] } {
  const given = Object.fromEntries(Object.entries(defaults).filter(([, value]) => !isEmpty(value)));
  const fields = base.fields.map((field) => ({ ...field, required: false, showIf: undefined }));
  const parsed = parseToolInput({ ...base, fields, constraints: [], steps: [] }, given);
  if (!parsed.ok) return { values: {}, issues: parsed.issues.map((one) => ({ ...one, field: `defaults.${one.field}` })) };
  const emptied = Object.keys(defaults).filter((name) => !(name in given));
  const types = new Map(
    base.fields.map((field) => [field.name, Array.isArray(field.default) ? [] : field.type === 'boolean' ? false : null]),
  );
  return {
    values: {
      ...Object.fromEntries(Object.keys(given).map((name) => [name, parsed.input[name]])),
      ...Object.fromEntries(emptied.map((name) => [name, types.get(name) ?? null])),
    },
    issues: [],
  };
}

/** Everything that keeps the facts from making a tool, by field (`fields.2.name`, `defaults.tone`); empty when they do. */
export function customToolIssues(base: Tool, facts: CustomToolFacts): InputIssue[] {
  const issues: InputIssue[] = [];
  const inherited = new Map(base.fields.map((field) => [field.name, field]));
  const taken = new Set([...inherited.keys(), ...reserved]);
  for (const [at, field] of facts.fields.entries()) {
    if (taken.has(field.name)) issues.push({ field: `fields.${at}.name`, code: 'duplicate' });
    taken.add(field.name);
    const { options } = field;
    if (field.type === 'select' && options.length < 2)
      issues.push({ field: `fields.${at}.options`, code: 'too_few', params: { min: 2 } });
    if (new Set(options).size < options.length) issues.push({ field: `fields.${at}.options`, code: 'duplicate' });
  }
  for (const name of [...Object.keys(facts.defaults), ...facts.hidden_fields]) {
    const field = inherited.get(name);
    // Sources and files are given with an order; they have no value to begin with.
    if (!field || ((field.type === 'sources' || field.type === 'file') && name in facts.defaults))
      issues.push({ field: `defaults.${name}`, code: 'not_accepted' });
  }
  if (issues.length > 0) return issues;
  const read = readDefaults(base, facts.defaults);
  issues.push(...read.issues);
  const starting = { ...defaultInput(base.fields), ...read.values };
  for (const name of facts.hidden_fields) {
    if (inherited.get(name)?.required && isEmpty(starting[name])) issues.push({ field: `defaults.${name}`, code: 'required' });
  }
  return issues;
}
