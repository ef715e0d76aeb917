import type { DocumentDetail } from '@folio/contract/document-shapes';
import { isAssetField } from '@folio/contract/tool-values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toolQuery } from '../../../base/tool.queries.ts';
import { useText } from '../../../ui/use-text.ts';
import type { FieldWords } from './read-inputs.ts';

/** Form labels of the tool's fields and their options, by name; null while they load, nothing if they are not available. */
export function useFormWords(order: DocumentDetail, isWanted: boolean): Record<string, FieldWords> | null {
  const { language } = useText();
  const isGone = order.is_tool_deleted === true;
  const { data, isPending } = useQuery({ ...toolQuery(order.tool, language), enabled: isWanted && !isGone });
  return useMemo(() => {
    if (isPending && !isGone) return null;
    const fields = data?.tool.fields ?? [];
    const choicesOf = (field: (typeof fields)[number]) =>
      'options' in field ? Object.fromEntries((field.options ?? []).map((option) => [option.value, option.label])) : {};
    return Object.fromEntries(
      fields.map((field) => [field.name, { label: field.label, choices: choicesOf(field), acceptsFiles: isAssetField(field) }]),
    );
  }, [data, isPending, isGone]);
}
