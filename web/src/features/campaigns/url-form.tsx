// The builder of links: a page with its parameters, as it will be, before it is saved. The server asks the page how it answers.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { campaignUrl, utmPattern, utmTermPattern } from '@folio/contract/campaign-url';
import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './campaigns.module.css';
import { urlsQuery } from './campaigns.queries.ts';
import { readPlanIfRefused } from './item-refusals.ts';
import { PageField } from './page-field.tsx';

interface UrlFormProps {
  campaign: Campaign;
  itemId: number | null;
  onClose: () => void;
}

/** Small letters and hyphens, as they are typed. */
const plain = (typed: string) => typed.toLowerCase().replace(/[\s_]+/g, '-');

export function UrlForm({ campaign, itemId, onClose }: UrlFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const known = useQuery(urlsQuery(campaign.id)).data;
  const items = campaign.plan.filter(({ state }) => state !== 'dropped');
  const codeOf = (id: number) => items.find((one) => one.id === id)?.code ?? '';
  const first = itemId ?? items[0]?.id ?? 0;
  const form = useContractForm({
    optional: ['term'],
    values: {
      item_id: first,
      page_url: '',
      source: '',
      medium: '',
      campaign: campaign.utm_campaign,
      content: codeOf(first),
      term: '',
    },
    toInput: (values) => ({ ...values, page_url: values.page_url.trim() }),
    send: ({ input }) => api.campaignUrls.create(input),
    refresh: () => invalidate(client, 'campaign.changed'),
    savedMessage: ({ message, url }) =>
      url.http_state === 200 ? message : t('campaigns.urls.answers', { state: url.http_state }),
    onSaved: onClose,
    onRefused: (error) => void readPlanIfRefused(client, error),
  });
  const { values } = form;
  const judged = ['source', 'medium', 'campaign', 'content'] as const;
  const isComplete = judged.every((field) => utmPattern.test(values[field])) && utmTermPattern.test(values.term);
  const preview = campaignUrl(values.page_url.trim(), values);
  const item = items.find(({ id }) => id === values.item_id);
  const words = (field: 'source' | 'medium', suggested: readonly string[], usual: readonly string[]) => (
    <Autocomplete
      label={t(`campaigns.urls.${field}`)}
      data={[...new Set([...suggested, ...usual])]}
      comboboxProps={{ shadow: 'none' }}
      {...form.getInputProps(field)}
      onChange={(value) => form.setFieldValue(field, plain(value))}
    />
  );
  return (
    <FormDialog
      title={t('campaigns.urls.new')}
      verb={t('campaigns.urls.save')}
      isBusy={form.isBusy}
      isDisabled={!isComplete || preview === null || !item}
      onClose={onClose}
      onSubmit={form.save}
    >
      <Select
        label={t('campaigns.plan.item')}
        data={items.map((one) => ({ value: String(one.id), label: `${one.code} ${one.name}` }))}
        value={item ? String(item.id) : null}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        onChange={(value) => form.change({ item_id: Number(value), content: codeOf(Number(value)) })}
      />
      <PageField
        campaign={campaign}
        value={values.page_url}
        error={form.errors['page_url']}
        onChange={(url) => form.setFieldValue('page_url', url)}
      />
      <FieldPair>
        {words('source', known?.sources ?? [], ['paid-search', 'social', 'newsletter'])}
        {words('medium', known?.mediums ?? [], ['cpc', 'paid', 'email'])}
        {(['campaign', 'content'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`campaigns.urls.${field}`)}
            {...form.getInputProps(field)}
            onChange={({ currentTarget }) => form.setFieldValue(field, plain(currentTarget.value))}
          />
        ))}
      </FieldPair>
      <TextInput label={t('campaigns.urls.term')} description={t('campaigns.urls.termHint')} {...form.getInputProps('term')} />
      <Text size="sm" tone="quiet">
        {t('campaigns.urls.hint')}
      </Text>
      {preview ? (
        <Stack gap={8} align="start" className={classes.preview}>
          <Text as="output" size="sm" family="code" breaks>
            {preview}
          </Text>
          {item && values.content.startsWith(item.code) ? (
            <Text as="span" size="sm" tone="quiet">
              {t('campaigns.urls.home', { code: values.content })}
            </Text>
          ) : null}
          <CopyButton text={preview} />
        </Stack>
      ) : null}
    </FormDialog>
  );
}
