// The branding being edited, and its saving.

import type { Branding } from '@folio/contract/branding';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { brandingQuery } from './branding.queries.ts';

export const logoFields = ['company_logo', 'company_jumbo_logo'] as const;
type LogoField = (typeof logoFields)[number];
export const colorFields = ['custom_color_primary', 'custom_color_background', 'custom_color_secondary'] as const;
export const switchFields = [
  'hide_generic_task_assignment',
  'hide_audience',
  'hide_translations',
  'reports_by_person',
  'guest_codes',
] as const;

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

/** `save` applies the new look to this page at once; other people's pages follow with their next answer. */
export function useBrandingForm(before: Branding) {
  const { t } = useText();
  const client = useQueryClient();
  const ofColor = (color: string | null) => (color === null || /^#[\da-f]{6}$/.test(color) ? null : t('branding.notColor'));
  const form = useForm<BrandingValues>({
    initialValues: before,
    validate: Object.fromEntries(colorFields.map((field) => [field, ofColor])),
  });
  const save = useMutation({
    mutationFn: async (values: BrandingValues) => {
      const { plain, files } = changesOf(values, before);
      const hasFiles = Object.keys(files).length > 0;
      // A form with files knows no null: what is emptied then travels on its own.
      const isEmptied = Object.values<unknown>(plain).includes(null);
      if (!hasFiles || !isEmptied) return api.branding.update({ ...plain, ...files });
      await api.branding.update(files);
      return api.branding.update(plain);
    },
    onSuccess: async (answer) => {
      client.setQueryData(brandingQuery.queryKey, answer);
      form.setInitialValues(answer.branding);
      form.setValues(answer.branding);
      toastSuccess(answer.message);
      await invalidate(client, 'branding.saved');
    },
    onError: (error) => {
      void invalidate(client, 'branding.refused');
      showFieldErrors(error, [...plainFields, ...logoFields], form.setErrors);
    },
  });
  return { form, save };
}
