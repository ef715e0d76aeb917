// Adds a keyword rule or changes one; its places are counted while it is typed.
import type { LinkRule } from '@folio/contract/link-builder';
import { isBlankKeyword, isCustomUrl, linkLimits, linkMatches, linkPriorities, linkRels } from '@folio/contract/link-words';
import type { Website } from '@folio/contract/websites';
import { Checkbox, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { RuleCount } from './rule-count.tsx';
import classes from './rules.module.css';
import { TargetPageSelect } from './target-page-select.tsx';

const fields = ['keyword', 'url', 'page_url_id', 'custom_url', 'match', 'priority', 'max_per_document', 'rel'];

interface RuleFormProps {
  website: Website;
  /** Null adds one. */
  rule: LinkRule | null;
  onClose: () => void;
}

export function RuleForm({ website, rule, onClose }: RuleFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [values, setValues] = useState({
    keyword: rule?.keyword ?? '',
    isCustom: rule ? rule.page_url_id === null : false,
    page: rule?.page_url_id ?? null,
    customUrl: rule?.custom_url ?? '',
    match: rule?.match ?? ('phrase' as const),
    priority: rule?.priority ?? ('normal' as const),
    max: rule?.max_per_document ?? 1,
    rel: rule?.rel ?? ('none' as const),
    inNewTexts: rule?.in_new_texts ?? true,
    isSearching: rule === null,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const save = useMutation({
    mutationFn: async () => {
      const body = {
        keyword: values.keyword,
        page_url_id: values.isCustom ? null : values.page,
        custom_url: values.isCustom ? values.customUrl.trim() : null,
        match: values.match,
        priority: values.priority,
        max_per_document: values.max,
        rel: values.rel,
        in_new_texts: values.inNewTexts,
      };
      const saved = rule
        ? await api.linkBuilder.edit({ id: rule.id, ...body })
        : await api.linkBuilder.create({ website_id: website.id, ...body });
      // A search that runs already finds the rule too.
      if (values.isSearching) await api.linkSuggestions.find({ website_id: website.id }).catch(() => undefined);
      return saved;
    },
    onSuccess: async ({ message }) => {
      await invalidate(client, 'link_rule.changed');
      if (message) toastSuccess(message);
      onClose();
    },
    onError: (error) => showFieldErrors(error, fields, setErrors),
  });
  const submit = () => {
    const faults = {
      ...(isBlankKeyword(values.keyword) ? { keyword: t('links.rules.keywordRequired') } : {}),
      ...(values.isCustom && !isCustomUrl(values.customUrl.trim()) ? { custom_url: t('links.rules.validUrl') } : {}),
      ...(!values.isCustom && values.page === null ? { page_url_id: t('links.rules.pageRequired') } : {}),
    };
    setErrors(faults);
    if (Object.keys(faults).length === 0) save.mutate();
  };
  return (
    <FormDialog
      title={rule ? t('links.rules.edit', { keyword: rule.keyword }) : t('links.rules.newTitle')}
      verb={t(rule ? 'actions.save' : 'links.rules.create')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t('links.rules.columns.keyword')}
        required
        maxLength={linkLimits.keyword}
        value={values.keyword}
        error={errors['keyword']}
        onChange={({ currentTarget }) => {
          set({ keyword: currentTarget.value });
          setErrors(({ keyword: _gone, ...kept }) => kept);
        }}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('links.rules.columns.target')}
        value={values.isCustom ? 'custom' : 'page'}
        data={[
          { value: 'page', label: t('links.rules.toPage') },
          { value: 'custom', label: t('links.rules.toUrl') },
        ]}
        onChange={(value) => set({ isCustom: value === 'custom' })}
      />
      {values.isCustom ? (
        <TextInput
          label={t('links.rules.toUrl')}
          description={t('links.rules.urlHint')}
          inputMode="url"
          maxLength={linkLimits.url}
          value={values.customUrl}
          error={errors['custom_url'] ?? errors['url']}
          onChange={({ currentTarget }) => set({ customUrl: currentTarget.value })}
        />
      ) : (
        <TargetPageSelect
          websiteId={website.id}
          value={values.page}
          known={rule && rule.page_url_id !== null ? { id: rule.page_url_id, label: rule.target_title ?? rule.url } : null}
          error={errors['page_url_id'] ?? errors['url']}
          onChange={(page) => set({ page })}
        />
      )}
      <div className={classes.grid}>
        <Select
          label={t('links.rules.columns.match')}
          data={linkMatches.map((value) => ({ value, label: t(`links.rules.matches.${value}`) }))}
          value={values.match}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => set({ match: linkMatches.find((one) => one === value) ?? 'phrase' })}
        />
        <Select
          label={t('links.rules.columns.priority')}
          data={linkPriorities.map((value) => ({ value, label: t(`links.rules.priorities.${value}`) }))}
          value={values.priority}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => set({ priority: linkPriorities.find((one) => one === value) ?? 'normal' })}
        />
        <NumberInput
          label={t('links.rules.max')}
          min={1}
          max={linkLimits.maxPerDocument}
          allowDecimal={false}
          value={values.max}
          error={errors['max_per_document']}
          onChange={(value) => set({ max: Number(value) || 1 })}
        />
        <Select
          label={t('links.rules.rel')}
          data={linkRels.map((value) => ({ value, label: value === 'none' ? t('links.rules.relNone') : value }))}
          value={values.rel}
          allowDeselect={false}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => set({ rel: linkRels.find((one) => one === value) ?? 'none' })}
        />
      </div>
      <Checkbox
        label={t('links.rules.inNewTexts')}
        checked={values.inNewTexts}
        onChange={({ currentTarget }) => set({ inNewTexts: currentTarget.checked })}
      />
      <Checkbox
        label={t('links.rules.searchNow')}
        checked={values.isSearching}
        onChange={({ currentTarget }) => set({ isSearching: currentTarget.checked })}
      />
      <RuleCount websiteId={website.id} keyword={values.keyword} match={values.match} />
    </FormDialog>
  );
}
