// Looks for links: to some pages, from some pages, or everywhere.
import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api.ts';
import { useContractForm } from '../../../base/contract-form.tsx';
import { foundPagesQuery } from '../../../base/site-pages.queries.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';

const directions = ['everywhere', 'to', 'from'] as const;
type Direction = (typeof directions)[number];

interface FindLinksDialogProps {
  websiteId: number;
  /** Pages that are chosen already. */
  pageIds?: readonly number[];
  onClose: () => void;
}

const valuesOf = (pageIds: readonly number[]): { direction: Direction; page_url_ids: string[] } => ({
  direction: pageIds.length > 0 ? 'to' : 'everywhere',
  page_url_ids: pageIds.map(String),
});

export function FindLinksDialog({ websiteId, pageIds = [], onClose }: FindLinksDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: valuesOf(pageIds),
    toInput: (values) => ({
      direction: values.direction,
      ...(values.direction === 'everywhere' ? {} : { page_url_ids: values.page_url_ids.map(Number) }),
    }),
    send: ({ input }) => api.linkSuggestions.find({ website_id: websiteId, ...input }),
    refresh: () => invalidate(client, 'link_suggestion.changed'),
    savedMessage: () => t('links.suggestions.started'),
    onSaved: onClose,
  });
  const { direction, page_url_ids: pages } = form.values;
  const [words, setWords] = useState('');
  const [names, setNames] = useState(new Map<string, string>());
  const [searched] = useDebouncedValue(words, 250);
  const found = useQuery({ ...foundPagesQuery(websiteId, searched), enabled: direction !== 'everywhere' }).data?.pageUrls ?? [];
  const labelOf = (id: string) => names.get(id) ?? found.find((page) => String(page.id) === id)?.path ?? `#${id}`;
  const options = [
    ...pages.map((id) => ({ value: id, label: labelOf(id) })),
    ...found
      .filter(({ id }) => !pages.includes(String(id)))
      .map((page) => ({ value: String(page.id), label: page.title ? `${page.title} (${page.path})` : page.path })),
  ];
  return (
    <FormDialog
      title={t('links.suggestions.findTitle')}
      verb={t('links.suggestions.find')}
      isBusy={form.isBusy}
      isDisabled={direction !== 'everywhere' && pages.length === 0}
      onClose={onClose}
      onSubmit={form.save}
    >
      <div>
        <ViewSwitch
          isField
          label={t('links.suggestions.directions.label')}
          value={direction}
          views={directions.map((value) => ({ value, label: t(`links.suggestions.directions.${value}`) }))}
          onChange={(value) => form.setFieldValue('direction', value)}
        />
        <Text size="sm" tone="muted" mt={8}>
          {t(`links.suggestions.directionLead.${direction}`)}
        </Text>
      </div>
      {direction === 'everywhere' ? null : (
        <MultiSelect
          label={t('links.suggestions.choosePages')}
          placeholder={t('links.suggestions.searchPages')}
          data={options}
          value={pages}
          searchable
          hidePickedOptions
          searchValue={words}
          filter={({ options: all }) => all}
          error={form.errors['page_url_ids']}
          comboboxProps={{ shadow: 'none' }}
          onSearchChange={setWords}
          onChange={(next) => {
            setNames(new Map([...names, ...options.map(({ value, label }): [string, string] => [value, label])]));
            form.setFieldValue('page_url_ids', next);
          }}
        />
      )}
    </FormDialog>
  );
}
