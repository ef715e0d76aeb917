// The builder of links: a page with its parameters, as it will be, before it is saved. The server asks the page how it answers.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { campaignUrl, utmPattern, utmTermPattern } from '@folio/contract/campaign-url';
import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './campaigns.module.css';
import { urlsQuery } from './campaigns.queries.ts';
import { readPlanIfRefused } from './item-refusals.ts';
import { PageField } from './page-field.tsx';

const fields = ['page_url', 'source', 'medium', 'campaign', 'content', 'term'];

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
  const [chosen, setChosen] = useState(itemId ?? items[0]?.id ?? 0);
  const codeOf = (id: number) => items.find((item) => item.id === id)?.code ?? '';
  const [values, setValues] = useState({
    page_url: '',
    source: '',
    medium: '',
    campaign: campaign.utm_campaign,
    content: codeOf(chosen),
    term: '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (field: keyof typeof values, value: string) => setValues((before) => ({ ...before, [field]: value }));
  const judged = ['source', 'medium', 'campaign', 'content'] as const;
  const isComplete = judged.every((field) => utmPattern.test(values[field])) && utmTermPattern.test(values.term);
  const preview = campaignUrl(values.page_url.trim(), values);
  const item = items.find(({ id }) => id === chosen);
  const save = useSingleMutation({
    mutationFn: () => api.campaignUrls.create({ item_id: chosen, ...values, page_url: values.page_url.trim() }),
    onSuccess: async ({ message, url }) => {
      await invalidate(client, 'campaign.changed');
      toastSuccess(url.http_state === 200 ? message : t('campaigns.urls.answers', { state: url.http_state }));
      onClose();
    },
    onError: (error) => {
      showFieldErrors(error, fields, setErrors);
      return readPlanIfRefused(client, error);
    },
  });
  const words = (field: 'source' | 'medium', suggested: readonly string[], usual: readonly string[]) => (
    <Autocomplete
      label={t(`campaigns.urls.${field}`)}
      data={[...new Set([...suggested, ...usual])]}
      comboboxProps={{ shadow: 'none' }}
      value={values[field]}
      error={errors[field]}
      onChange={(value) => set(field, plain(value))}
    />
  );
  return (
    <FormDialog
      title={t('campaigns.urls.new')}
      verb={t('campaigns.urls.save')}
      isBusy={save.isPending}
      isDisabled={!isComplete || preview === null || !item}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.run(undefined);
      }}
    >
      <Select
        label={t('campaigns.plan.item')}
        data={items.map((one) => ({ value: String(one.id), label: `${one.code} ${one.name}` }))}
        value={item ? String(chosen) : null}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        onChange={(value) => {
          setChosen(Number(value));
          set('content', codeOf(Number(value)));
        }}
      />
      <PageField
        campaign={campaign}
        value={values.page_url}
        error={errors['page_url']}
        onChange={(url) => set('page_url', url)}
      />
      <div className={classes.two}>
        {words('source', known?.sources ?? [], ['paid-search', 'social', 'newsletter'])}
        {words('medium', known?.mediums ?? [], ['cpc', 'paid', 'email'])}
        {(['campaign', 'content'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`campaigns.urls.${field}`)}
            value={values[field]}
            error={errors[field]}
            onChange={({ currentTarget }) => set(field, plain(currentTarget.value))}
          />
        ))}
      </div>
      <TextInput
        label={t('campaigns.urls.term')}
        description={t('campaigns.urls.termHint')}
        value={values.term}
        error={errors['term']}
        onChange={({ currentTarget }) => set('term', currentTarget.value)}
      />
      <p className={classes.quiet}>{t('campaigns.urls.hint')}</p>
      {preview ? (
        <div className={classes.preview}>
          <output className={classes.code}>{preview}</output>
          {item && values.content.startsWith(item.code) ? (
            <span className={classes.quiet}>{t('campaigns.urls.home', { code: values.content })}</span>
          ) : null}
          <CopyButton text={preview} />
        </div>
      ) : null}
    </FormDialog>
  );
}
