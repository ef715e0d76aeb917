// When the pages of a website are checked, and how many suggested links one may get.
import { type CheckRhythm, checkRhythms } from '@folio/contract/page-words';
import type { WebsitePages } from '@folio/contract/pages';
import { NumberInput, Select } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));

export function ScheduleDialog({ settings, onClose }: { settings: WebsitePages; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [every, setEvery] = useState<CheckRhythm>(settings.every);
  const [hour, setHour] = useState(String(settings.hour));
  const [max, setMax] = useState<number | string>(settings.max_links_per_page);
  const save = useMutation({
    mutationFn: () =>
      api.pages.schedule({ website_id: settings.website_id, every, hour: Number(hour), max_links_per_page: Number(max) }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'site_page.changed');
      if (message) toastSuccess(message);
      onClose();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <FormDialog
      title={t('sitePages.rhythm.title')}
      verb={t('sitePages.save')}
      isBusy={save.isPending}
      isDisabled={max === ''}
      onClose={onClose}
      onSubmit={() => save.mutate()}
    >
      <Select
        label={t('sitePages.rhythm.every')}
        data={checkRhythms.map((value) => ({ value, label: t(`sitePages.rhythm.${value}`) }))}
        value={every}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        onChange={(value) => setEvery(checkRhythms.find((one) => one === value) ?? 'weekly')}
      />
      {every === 'never' ? null : (
        <Select
          label={t('sitePages.rhythm.hour')}
          data={hours}
          value={hour}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => setHour(value ?? '3')}
        />
      )}
      <NumberInput
        label={t('sitePages.rhythm.max')}
        description={t('sitePages.rhythm.maxHint')}
        min={1}
        max={20}
        allowDecimal={false}
        value={max}
        onChange={setMax}
      />
    </FormDialog>
  );
}
