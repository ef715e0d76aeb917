// Which fields of a form take a row of their own and which are two in a row.
import type { ToolField } from '@folio/contract/tool-definition';
import { isNarrowField } from '../../ui/tool-fields/tool-field.tsx';

/** Fields that only make sense beside each other. */
const pairs: Record<string, string> = { image_width: 'image_height' };

/** Names of the fields that take a whole row: the wide ones, and a narrow one that would part such a pair. */
export function wideFields(fields: readonly ToolField[]): Set<string> {
  const wide = new Set<string>();
  let left: string | null = null;
  for (const [index, field] of fields.entries()) {
    if (!isNarrowField(field)) {
      wide.add(field.name);
      left = null;
      continue;
    }
    const isPair = pairs[field.name] !== undefined && pairs[field.name] === fields[index + 1]?.name;
    if (left !== null && isPair) {
      wide.add(left);
      left = null;
    }
    left = left === null ? field.name : null;
  }
  return wide;
}
