// Adds a keyword rule or changes one; its places are counted while it is typed.
import type { LinkRule } from '@folio/contract/link-builder';
import { isBlankKeyword, isCustomUrl, linkLimits, linkMatches, linkPriorities, linkRels } from '@folio/contract/link-words';
import type { Website } from '@folio/contract/websites';
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { useContractForm } from '../../../base/contract-form.tsx';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { RuleCount } from './rule-count.tsx';
import classes from './rules.module.css';
import { TargetPageSelect } from './target-page-select.tsx';

interface RuleFormProps {
  website: Website;
  /** Null adds one. */
  rule: LinkRule | null;
  onClose: () => void;
}

const valuesOf = (rule: LinkRule | null) => ({
  keyword: rule?.keyword ?? '',
  isCustom: rule ? rule.page_url_id === null : false,
  page_url_id: rule?.page_url_id ?? null,
  custom_url: rule?.custom_url ?? '',
  match: rule?.match ?? ('phrase' as const),
  priority: rule?.priority ?? ('normal' as const),
  max_per_document: (rule?.max_per_document ?? 1) as number | string,
  rel: rule?.rel ?? ('none' as const),
  in_new_texts: rule?.in_new_texts ?? true,
  isSearching: rule === null,
});

export function RuleForm({ website, rule, onClose }: RuleFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    optional: ['max_per_document'],
    values: valuesOf(rule),
    toInput: ({ isCustom, isSearching: _isSearching, ...values }) => ({
      ...values,
      page_url_id: isCustom ? null : values.page_url_id,
      custom_url: isCustom ? values.custom_url.trim() : null,
      max_per_document: Number(values.max_per_document) || 1,
    }),
    faultsOf: ({ keyword, isCustom, custom_url: url, page_url_id: page }) => ({
      ...(isBlankKeyword(keyword) ? { keyword: t('links.rules.keywordRequired') } : {}),
      ...(isCustom && !isCustomUrl(url.trim()) ? { custom_url: t('links.rules.validUrl') } : {}),
      ...(!isCustom && page === null ? { page_url_id: t('links.rules.pageRequired') } : {}),
    }),
    alsoNamed: ['url'],
    send: async ({ values: { isSearching }, input }) => {
      const saved = rule
        ? await api.linkBuilder.edit({ id: rule.id, ...input })
        : await api.linkBuilder.create({ website_id: website.id, ...input });
      // A search that runs already finds the rule too.
      if (isSearching) await api.linkSuggestions.find({ website_id: website.id }).catch(() => undefined);
      return saved;
    },
    refresh: () => invalidate(client, 'link_rule.changed'),
    onSaved: onClose,
  });
  const { values, errors } = form;
  return (
    <FormDialog
      title={rule ? t('links.rules.edit', { keyword: rule.keyword }) : t('links.rules.newTitle')}
      verb={t(rule ? 'actions.save' : 'links.rules.create')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput
        label={t('links.rules.columns.keyword')}
        required
        maxLength={linkLimits.keyword}
        {...form.getInputProps('keyword')}
      />
      <ViewSwitch
        isField
        label={t('links.rules.columns.target')}
        value={values.isCustom ? 'custom' : 'page'}
        views={[
          { value: 'page', label: t('links.rules.toPage') },
          { value: 'custom', label: t('links.rules.toUrl') },
        ]}
        onChange={(value) => form.setFieldValue('isCustom', value === 'custom')}
      />
      {values.isCustom ? (
        <TextInput
          label={t('links.rules.toUrl')}
          description={t('links.rules.urlHint')}
          inputMode="url"
          maxLength={linkLimits.url}
          {...form.getInputProps('custom_url')}
          error={errors['custom_url'] ?? errors['url']}
        />
      ) : (
        <TargetPageSelect
          websiteId={website.id}
          value={values.page_url_id}
          known={rule && rule.page_url_id !== null ? { id: rule.page_url_id, label: rule.target_title ?? rule.url } : null}
          error={errors['page_url_id'] ?? errors['url']}
          onChange={(page) => form.setFieldValue('page_url_id', page)}
        />
      )}
      <div className={classes.grid}>
        <Select
          label={t('links.rules.columns.match')}
          data={linkMatches.map((value) => ({ value, label: t(`links.rules.matches.${value}`) }))}
          {...form.getInputProps('match')}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
        />
        <Select
          label={t('links.rules.columns.priority')}
          data={linkPriorities.map((value) => ({ value, label: t(`links.rules.priorities.${value}`) }))}
          {...form.getInputProps('priority')}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
        />
        <NumberInput
          label={t('links.rules.max')}
          min={1}
          max={linkLimits.maxPerDocument}
          allowDecimal={false}
          {...form.getInputProps('max_per_document')}
        />
        <Select
          label={t('links.rules.rel')}
          data={linkRels.map((value) => ({ value, label: value === 'none' ? t('links.rules.relNone') : value }))}
          {...form.getInputProps('rel')}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
        />
      </div>
      <Checkbox label={t('links.rules.inNewTexts')} {...form.getInputProps('in_new_texts', { type: 'checkbox' })} />
      <Checkbox label={t('links.rules.searchNow')} {...form.getInputProps('isSearching', { type: 'checkbox' })} />
      <RuleCount websiteId={website.id} keyword={values.keyword} match={values.match} />
    </FormDialog>
  );
}
