// Adds a category card or changes one; nothing is written or charged.
import { cardLimits } from '@folio/contract/card-words';
import type { CategoryCard } from '@folio/contract/category-cards';
import { NumberInput, TagsInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './cards.module.css';

interface CardFormProps {
  workspaceId: number | null;
  /** Null adds one. */
  card: CategoryCard | null;
  onClose: () => void;
}

const valuesOf = (card: CategoryCard | null) => ({
  category_name: card?.category_name ?? '',
  brand: card?.brand ?? '',
  primary_kw: card?.primary_kw ?? '',
  linked_keywords: card?.linked_keywords.map(({ keyword }) => keyword) ?? [],
  soft_keywords: card?.soft_keywords ?? [],
  h2_headings: card?.h2_headings ?? [],
  cards: (card?.cards ?? 4) as number | string,
  content_length: (card?.content_length ?? 60) as number | string,
  footer_content: card?.footer_content ?? '',
});

type Values = ReturnType<typeof valuesOf>;

/** The fields as the call has them; a keyword that stays keeps its target. */
function inputOf(values: Values, card: CategoryCard | null) {
  const targets = new Map(card?.linked_keywords.map((one) => [one.keyword, one]));
  return {
    ...values,
    category_name: values.category_name.trim(),
    linked_keywords: values.linked_keywords.map((keyword) => targets.get(keyword) ?? { keyword }),
    cards: Number(values.cards) || 1,
    content_length: Number(values.content_length) || cardLimits.minWords,
  };
}

export function CardForm({ workspaceId, card, onClose }: CardFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    optional: ['brand', 'primary_kw', 'linked_keywords', 'soft_keywords', 'h2_headings', 'footer_content'],
    values: valuesOf(card),
    edited: card && { name: card.category_name, revision: card.revision },
    toInput: (values) => inputOf(values, card),
    send: ({ input, changes, expected }) =>
      card
        ? api.categoryCards.edit({ id: card.id, ...changes, ...expected })
        : api.categoryCards.create({ ...(workspaceId === null ? {} : { workspace_id: workspaceId }), ...input }),
    refresh: () => invalidate(client, 'category_card.changed'),
    onSaved: onClose,
    onKeepSaved: onClose,
  });
  const tags = (
    label: 'linked' | 'soft' | 'headings',
    name: 'linked_keywords' | 'soft_keywords' | 'h2_headings',
    max: number,
  ) => <TagsInput label={t(`categoryCards.fields.${label}`)} maxTags={max} acceptValueOnBlur {...form.getInputProps(name)} />;
  return (
    <FormDialog
      title={card ? t('categoryCards.edit', { name: card.category_name }) : t('categoryCards.new')}
      verb={t('actions.save')}
      isBusy={form.isBusy}
      isDisabled={form.values.category_name.trim() === ''}
      onClose={onClose}
      onSubmit={form.save}
    >
      <div className={classes.grid}>
        <TextInput
          label={t('categoryCards.fields.name')}
          required
          withAsterisk={false}
          maxLength={cardLimits.name}
          {...form.getInputProps('category_name')}
        />
        <TextInput label={t('categoryCards.fields.brand')} maxLength={cardLimits.name} {...form.getInputProps('brand')} />
      </div>
      <TextInput label={t('categoryCards.fields.primary')} maxLength={cardLimits.keyword} {...form.getInputProps('primary_kw')} />
      {tags('linked', 'linked_keywords', cardLimits.keywords)}
      {tags('soft', 'soft_keywords', cardLimits.keywords)}
      {tags('headings', 'h2_headings', cardLimits.headings)}
      <div className={classes.grid}>
        <NumberInput
          label={t('categoryCards.fields.cards')}
          min={1}
          max={cardLimits.cards}
          allowDecimal={false}
          {...form.getInputProps('cards')}
        />
        <NumberInput
          label={t('categoryCards.fields.words')}
          min={cardLimits.minWords}
          max={cardLimits.maxWords}
          allowDecimal={false}
          {...form.getInputProps('content_length')}
        />
      </div>
      <Textarea
        label={t('categoryCards.fields.footer')}
        description={t('categoryCards.fields.footerHint')}
        maxLength={cardLimits.footer}
        autosize
        minRows={2}
        {...form.getInputProps('footer_content')}
      />
      {form.notice}
    </FormDialog>
  );
}
