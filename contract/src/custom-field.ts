// Converts a field of a custom tool into a field of the form: one reading for the server and for the preview in the browser.
import type { ToolField } from './tool-definition.ts';

export const customFieldTypes = ['text', 'textarea', 'number', 'select', 'boolean', 'tags'] as const;

/** A field of a custom tool beside those of its base; `options` are the options of a select. */
export interface CustomField {
  type: (typeof customFieldTypes)[number];
  name: string;
  label: string;
  help: string;
  required: boolean;
  options: string[];
}

/** A boolean is never required: unticked is an answer. */
export function toToolField({ type, name, label, help, required, options }: CustomField): ToolField {
  const shared = { name, label, required, ...(help ? { help } : {}) };
  switch (type) {
    case 'text':
      return { type, ...shared, maxLength: 300, default: null };
    case 'textarea':
      return { type, ...shared, maxLength: 5000, default: null };
    case 'number':
      return { type, ...shared, step: 0.01, default: null };
    case 'select':
      return { type, ...shared, options: options.map((option) => ({ value: option, label: option })), default: null };
    case 'boolean':
      return { type, ...shared, required: false, default: false };
    case 'tags':
      return { type, ...shared, max: 30, default: [] };
  }
}
