// Gives a soft keyword a target: a page of a website, with a rule where wanted.
import { Checkbox, Select } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { foundPagesQuery } from '../../base/site-pages.queries.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { websiteChoicesQuery } from './category-cards.queries.ts';

interface PromoteDialogProps {
  workspaceId: number | null;
  keyword: string;
  onClose: () => void;
}

export function PromoteDialog({ workspaceId, keyword, onClose }: PromoteDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const websites = useQuery(websiteChoicesQuery(workspaceId)).data?.websites ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const websiteId = chosen ?? websites[0]?.id ?? 0;
  const [words, setWords] = useState(keyword);
  const [searched] = useDebouncedValue(words, 250);
  const pages = useQuery({ ...foundPagesQuery(websiteId, searched), enabled: websiteId > 0 }).data?.pageUrls ?? [];
  const [pageId, setPageId] = useState<number | null>(null);
  const [isRule, setRule] = useState(true);
  const [isSearching, setSearching] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const promote = useSingleMutation({
    mutationFn: () =>
      api.categoryCards.promote({
        ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
        website_id: websiteId,
        keyword,
        page_url_id: pageId,
        create_rule: isRule,
        find_links: isSearching,
      }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'link_rule.changed');
      if (message) toastSuccess(message);
      onClose();
    },
    onError: (error) => showFieldErrors(error, ['page_url_id'], setErrors),
  });
  return (
    <FormDialog
      title={t('categoryCards.promoteOne', { keyword })}
      verb={t('categoryCards.promote')}
      isBusy={promote.isPending}
      isDisabled={pageId === null}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        promote.run(undefined);
      }}
    >
      {websites.length > 1 ? (
        <Select
          label={t('links.website')}
          data={websites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(websiteId)}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => {
            setChosen(Number(value));
            setPageId(null);
          }}
        />
      ) : null}
      <Select
        label={t('links.rules.toPage')}
        placeholder={t('links.suggestions.searchPages')}
        data={pages.map((page) => ({ value: String(page.id), label: page.title ? `${page.title} (${page.path})` : page.path }))}
        value={pageId === null ? null : String(pageId)}
        searchable
        nothingFoundMessage={t('links.rules.noPage')}
        filter={({ options }) => options}
        error={errors['page_url_id']}
        comboboxProps={{ shadow: 'none' }}
        onSearchChange={setWords}
        onChange={(value) => setPageId(value === null ? null : Number(value))}
      />
      <Checkbox
        label={t('categoryCards.createRule')}
        checked={isRule}
        onChange={({ currentTarget }) => setRule(currentTarget.checked)}
      />
      <Checkbox
        label={t('links.rules.searchNow')}
        checked={isSearching}
        onChange={({ currentTarget }) => setSearching(currentTarget.checked)}
      />
    </FormDialog>
  );
}
