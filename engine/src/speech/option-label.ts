import type { Tool } from '@folio/catalogue/define-tool';

/** Form label of this option; the value itself if the field has none. */
export function optionLabel(tool: Tool, name: string, value: string): string {
  const field = tool.fields.find((one) => one.name === name);
  const option = field && 'options' in field ? field.options?.find((one) => one.value === value) : undefined;
  return option?.label ?? value;
}
