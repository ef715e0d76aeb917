import type { Tool } from '@folio/catalogue/define-tool';

/** What the form calls this option; the value itself where it is none of the field. */
export function optionLabel(tool: Tool, name: string, value: string): string {
  const field = tool.fields.find((one) => one.name === name);
  const option = field && 'options' in field ? field.options?.find((one) => one.value === value) : undefined;
  return option?.label ?? value;
}
