// The branding being edited, and its saving.

import type { Branding } from '@folio/contract/branding';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { useText } from '../../ui/use-text.ts';
import { brandingQuery } from './branding.queries.ts';

export const logoFields = ['company_logo', 'company_jumbo_logo'] as const;
type LogoField = (typeof logoFields)[number];
export const colorFields = ['custom_color_primary', 'custom_color_background', 'custom_color_secondary'] as const;
export const switchFields = ['reports_by_person', 'guest_codes'] as const;

/** A logo is the address of the one that is kept, a file that was just chosen, or none. */
type Logo = File | string | null;
export type BrandingValues = Omit<Branding, LogoField> & Record<LogoField, Logo>;

const plainFields = [...colorFields, ...switchFields, 'company_custom_theme', 'custom_tool_name', 'country'] as const;

function changesOf(values: BrandingValues, before: Branding) {
  const plain = plainFields.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]);
  const removed = logoFields.filter((field) => values[field] === null && before[field] !== null);
  const files = logoFields.flatMap((field) => (values[field] instanceof File ? [[field, values[field]] as const] : []));
  return {
    plain: Object.fromEntries([...plain, ...removed.map((field) => [`remove_${field}`, true])]) as Record<string, never>,
    files: Object.fromEntries(files),
  };
}

/** Saving applies the new look to this page at once; other people's pages follow with their next answer. */
export function useBrandingForm(before: Branding) {
  const { t } = useText();
  const client = useQueryClient();
  const isColor = (color: string | null) => color === null || /^#[\da-f]{6}$/.test(color);
  const initialValues: BrandingValues = before;
  const form = useContractForm({
    values: initialValues,
    toInput: (values) => changesOf(values, before),
    faultsOf: (values) =>
      Object.fromEntries(colorFields.filter((field) => !isColor(values[field])).map((field) => [field, t('branding.notColor')])),
    send: async ({ input: { plain, files } }) => {
      const hasFiles = Object.keys(files).length > 0;
      // A form with files cannot send null, so cleared fields go in a separate call.
      const isEmptied = Object.values<unknown>(plain).includes(null);
      if (!hasFiles || !isEmptied) return api.branding.update({ ...plain, ...files });
      await api.branding.update(files);
      return api.branding.update(plain);
    },
    refresh: () => invalidate(client, 'branding.saved'),
    onSaved: (answer) => {
      client.setQueryData(brandingQuery.queryKey, answer);
      form.restart(answer.branding, null);
    },
    onRefused: () => void invalidate(client, 'branding.refused'),
  });
  return form;
}
