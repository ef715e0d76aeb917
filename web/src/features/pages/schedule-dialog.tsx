// When the pages of a website are checked, and how many suggested links one may get.
import { checkRhythms } from '@folio/contract/page-words';
import type { WebsitePages } from '@folio/contract/pages';
import { NumberInput, Select } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));

const valuesOf = ({ every, hour, max_links_per_page }: WebsitePages) => ({
  every,
  hour: String(hour),
  /** Empty while it is typed. */
  max_links_per_page: max_links_per_page as number | string,
});

export function ScheduleDialog({ settings, onClose }: { settings: WebsitePages; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: valuesOf(settings),
    toInput: ({ every, hour, max_links_per_page: max }) => ({ every, hour: Number(hour), max_links_per_page: Number(max) }),
    send: ({ input }) => api.pages.schedule({ website_id: settings.website_id, ...input }),
    refresh: () => invalidate(client, 'site_page.changed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('sitePages.rhythm.title')}
      verb={t('sitePages.save')}
      isBusy={form.isBusy}
      isDisabled={form.values.max_links_per_page === ''}
      onClose={onClose}
      onSubmit={form.save}
    >
      <Select
        label={t('sitePages.rhythm.every')}
        data={checkRhythms.map((value) => ({ value, label: t(`sitePages.rhythm.${value}`) }))}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('every')}
      />
      {form.values.every === 'never' ? null : (
        <Select
          label={t('sitePages.rhythm.hour')}
          data={hours}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          {...form.getInputProps('hour')}
        />
      )}
      <NumberInput
        label={t('sitePages.rhythm.max')}
        description={t('sitePages.rhythm.maxHint')}
        min={1}
        max={20}
        allowDecimal={false}
        {...form.getInputProps('max_links_per_page')}
      />
    </FormDialog>
  );
}
