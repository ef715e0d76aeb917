// Gives a soft keyword a target: a page of a website, with a rule where wanted.
import { Checkbox, Select } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { firstWebsite } from '../../base/first-website.ts';
import { foundPagesQuery } from '../../base/site-pages.queries.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
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
  const form = useContractForm({
    values: {
      website_id: null as number | null,
      page_url_id: null as number | null,
      create_rule: true,
      find_links: true,
    },
    toInput: (values) => ({ ...values, website_id: values.website_id ?? firstWebsite(websites)?.id ?? 0 }),
    send: ({ input }) =>
      api.categoryCards.promote({ ...(workspaceId === null ? {} : { workspace_id: workspaceId }), keyword, ...input }),
    refresh: () => invalidate(client, 'link_rule.changed'),
    onSaved: onClose,
  });
  const websiteId = form.values.website_id ?? firstWebsite(websites)?.id ?? 0;
  const pageId = form.values.page_url_id;
  const [words, setWords] = useState(keyword);
  const [searched] = useDebouncedValue(words, 250);
  const pages = useQuery({ ...foundPagesQuery(websiteId, searched), enabled: websiteId > 0 }).data?.pageUrls ?? [];
  return (
    <FormDialog
      title={t('categoryCards.promoteOne', { keyword })}
      verb={t('categoryCards.promote')}
      isBusy={form.isBusy}
      isDisabled={pageId === null}
      onClose={onClose}
      onSubmit={form.save}
    >
      {websites.length > 1 ? (
        <Select
          label={t('links.website')}
          data={websites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(websiteId)}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => form.change({ website_id: Number(value), page_url_id: null })}
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
        error={form.errors['page_url_id']}
        comboboxProps={{ shadow: 'none' }}
        onSearchChange={setWords}
        onChange={(value) => form.setFieldValue('page_url_id', value === null ? null : Number(value))}
      />
      <Checkbox label={t('categoryCards.createRule')} {...form.getInputProps('create_rule', { type: 'checkbox' })} />
      <Checkbox label={t('links.rules.searchNow')} {...form.getInputProps('find_links', { type: 'checkbox' })} />
    </FormDialog>
  );
}
