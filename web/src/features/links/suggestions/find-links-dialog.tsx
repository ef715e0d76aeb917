// Looks for links: to some pages, from some pages, or everywhere.
import { MultiSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api.ts';
import { foundPagesQuery } from '../../../base/site-pages.queries.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { Text } from '../../../ui/text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';

const directions = ['everywhere', 'to', 'from'] as const;
type Direction = (typeof directions)[number];

interface FindLinksDialogProps {
  websiteId: number;
  /** Pages that are chosen already. */
  pageIds?: readonly number[];
  onClose: () => void;
}

export function FindLinksDialog({ websiteId, pageIds = [], onClose }: FindLinksDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [direction, setDirection] = useState<Direction>(pageIds.length > 0 ? 'to' : 'everywhere');
  const [pages, setPages] = useState<string[]>(pageIds.map(String));
  const [words, setWords] = useState('');
  const [names, setNames] = useState(new Map<string, string>());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [searched] = useDebouncedValue(words, 250);
  const found = useQuery({ ...foundPagesQuery(websiteId, searched), enabled: direction !== 'everywhere' }).data?.pageUrls ?? [];
  const labelOf = (id: string) => names.get(id) ?? found.find((page) => String(page.id) === id)?.path ?? `#${id}`;
  const find = useMutation({
    mutationFn: () =>
      api.linkSuggestions.find({
        website_id: websiteId,
        direction,
        ...(direction === 'everywhere' ? {} : { page_url_ids: pages.map(Number) }),
      }),
    onSuccess: async () => {
      await invalidate(client, 'link_suggestion.changed');
      toastSuccess(t('links.suggestions.started'));
      onClose();
    },
    onError: (error) => showFieldErrors(error, ['page_url_ids'], setErrors),
  });
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
      isBusy={find.isPending}
      isDisabled={direction !== 'everywhere' && pages.length === 0}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        find.mutate();
      }}
    >
      <div>
        <SegmentedControl
          fullWidth
          aria-label={t('links.suggestions.directions.label')}
          value={direction}
          data={directions.map((value) => ({ value, label: t(`links.suggestions.directions.${value}`) }))}
          onChange={(value) => setDirection(directions.find((one) => one === value) ?? 'everywhere')}
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
          error={errors['page_url_ids']}
          comboboxProps={{ shadow: 'none' }}
          onSearchChange={setWords}
          onChange={(next) => {
            setNames(new Map([...names, ...options.map(({ value, label }): [string, string] => [value, label])]));
            setPages(next);
          }}
        />
      )}
    </FormDialog>
  );
}
