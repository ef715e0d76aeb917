// Adds a category card or changes one; nothing is written or charged.
import { cardLimits } from '@folio/contract/card-words';
import type { CategoryCard } from '@folio/contract/category-cards';
import { NumberInput, TagsInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { changedValues } from '../../ui/changed-values.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './cards.module.css';

const fields = [
  'category_name',
  'brand',
  'primary_kw',
  'linked_keywords',
  'soft_keywords',
  'h2_headings',
  'cards',
  'content_length',
  'footer_content',
];

interface CardFormProps {
  workspaceId: number | null;
  /** Null adds one. */
  card: CategoryCard | null;
  onClose: () => void;
}

function valuesOf(card: CategoryCard | null) {
  return {
    name: card?.category_name ?? '',
    brand: card?.brand ?? '',
    primary: card?.primary_kw ?? '',
    linked: card?.linked_keywords.map(({ keyword }) => keyword) ?? [],
    soft: card?.soft_keywords ?? [],
    headings: card?.h2_headings ?? [],
    cards: card?.cards ?? 4,
    words: card?.content_length ?? 60,
    footer: card?.footer_content ?? '',
  };
}

type Values = ReturnType<typeof valuesOf>;

/** The fields as the call has them; a keyword that stays keeps its target. */
function inputOf(values: Values, card: CategoryCard | null) {
  const targets = new Map(card?.linked_keywords.map((one) => [one.keyword, one]));
  return {
    category_name: values.name.trim(),
    brand: values.brand,
    primary_kw: values.primary,
    linked_keywords: values.linked.map((keyword) => targets.get(keyword) ?? { keyword }),
    soft_keywords: values.soft,
    h2_headings: values.headings,
    cards: values.cards,
    content_length: values.words,
    footer_content: values.footer,
  };
}

export function CardForm({ workspaceId, card, onClose }: CardFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [values, setValues] = useState<Values>(() => valuesOf(card));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const save = useSingleMutation({
    mutationFn: (isForced: boolean) => {
      const body = inputOf(values, card);
      return card
        ? api.categoryCards.edit({
            id: card.id,
            ...(isForced ? {} : { revision: card.revision }),
            ...changedValues(inputOf(valuesOf(card), card), body),
          })
        : api.categoryCards.create({ ...(workspaceId === null ? {} : { workspace_id: workspaceId }), ...body });
    },
    onSuccess: async ({ message }) => {
      await invalidate(client, 'category_card.changed');
      if (message) toastSuccess(message);
      onClose();
    },
    onError: (error, isForced) => {
      if (isForced || !isChangedMeanwhile(error)) showFieldErrors(error, fields, setErrors);
    },
  });
  const tags = (name: 'linked' | 'soft' | 'headings', field: string, max: number) => (
    <TagsInput
      label={t(`categoryCards.fields.${name}`)}
      value={values[name]}
      maxTags={max}
      error={errors[field]}
      acceptValueOnBlur
      onChange={(next) => set({ [name]: next })}
    />
  );
  return (
    <FormDialog
      title={card ? t('categoryCards.edit', { name: card.category_name }) : t('categoryCards.new')}
      verb={t('actions.save')}
      isBusy={save.isPending}
      isDisabled={values.name.trim() === ''}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.run(false);
      }}
    >
      <div className={classes.grid}>
        <TextInput
          label={t('categoryCards.fields.name')}
          required
          maxLength={cardLimits.name}
          value={values.name}
          error={errors['category_name']}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <TextInput
          label={t('categoryCards.fields.brand')}
          maxLength={cardLimits.name}
          value={values.brand}
          error={errors['brand']}
          onChange={({ currentTarget }) => set({ brand: currentTarget.value })}
        />
      </div>
      <TextInput
        label={t('categoryCards.fields.primary')}
        maxLength={cardLimits.keyword}
        value={values.primary}
        error={errors['primary_kw']}
        onChange={({ currentTarget }) => set({ primary: currentTarget.value })}
      />
      {tags('linked', 'linked_keywords', cardLimits.keywords)}
      {tags('soft', 'soft_keywords', cardLimits.keywords)}
      {tags('headings', 'h2_headings', cardLimits.headings)}
      <div className={classes.grid}>
        <NumberInput
          label={t('categoryCards.fields.cards')}
          min={1}
          max={cardLimits.cards}
          allowDecimal={false}
          value={values.cards}
          error={errors['cards']}
          onChange={(value) => set({ cards: Number(value) || 1 })}
        />
        <NumberInput
          label={t('categoryCards.fields.words')}
          min={cardLimits.minWords}
          max={cardLimits.maxWords}
          allowDecimal={false}
          value={values.words}
          error={errors['content_length']}
          onChange={(value) => set({ words: Number(value) || cardLimits.minWords })}
        />
      </div>
      <Textarea
        label={t('categoryCards.fields.footer')}
        description={t('categoryCards.fields.footerHint')}
        maxLength={cardLimits.footer}
        autosize
        minRows={2}
        value={values.footer}
        error={errors['footer_content']}
        onChange={({ currentTarget }) => set({ footer: currentTarget.value })}
      />
      <ChangedMeanwhile
        name={card?.category_name ?? ''}
        error={save.error}
        onKeepSaved={() => {
          onClose();
          void invalidate(client, 'category_card.changed');
        }}
        onSaveMine={() => save.run(true)}
      />
    </FormDialog>
  );
}
