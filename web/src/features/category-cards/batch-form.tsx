// Many cards at once: from the category pages of a website or a CSV file, with their tasks where wanted, priced first.
import { cardLimits } from '@folio/contract/card-words';
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { firstWebsite } from '../../base/first-website.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './batch-form.module.css';
import type { CardTask } from './card-task.ts';
import { websiteChoicesQuery } from './category-cards.queries.ts';

const kinds = ['pages', 'csv'] as const;
const maxSizeMb = 10;

interface BatchFormProps {
  workspaceId: number | null;
  task: CardTask;
}

export function BatchForm({ workspaceId, task }: BatchFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(websiteChoicesQuery(workspaceId));
  const websites = data?.websites ?? [];
  const [kind, setKind] = useState<(typeof kinds)[number]>('pages');
  const [chosen, setChosen] = useState<number | null>(null);
  const websiteId = chosen ?? firstWebsite(websites)?.id ?? null;
  const [file, setFile] = useState<File | null>(null);
  const [values, setValues] = useState({ brand: '', cards: 4, words: 60, hasFooter: false, hasTasks: false });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  /** Price that the caller has seen; the form's next change requests it again. */
  const [price, setPrice] = useState<{ price: number; ordered: number; incomplete: number } | null>(null);
  const set = (change: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...change }));
    setPrice(null);
  };
  const send = useSingleMutation({
    mutationFn: () =>
      api.categoryCards.batch({
        ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
        website_id: websiteId,
        kind,
        ...(kind === 'csv' && file ? { file } : {}),
        ...(values.brand.trim() ? { brand: values.brand.trim() } : {}),
        cards: values.cards,
        content_length: values.words,
        ...(values.hasFooter ? { with_footer: true } : {}),
        create_tasks: values.hasTasks,
        ...(values.hasTasks && task ? { task: task.call } : {}),
        ...(price === null ? {} : { price: price.price }),
      }),
    onSuccess: async (answer) => {
      if (answer.category_card_ids.length === 0) return setPrice(answer);
      await invalidate(client, 'category_card.changed');
      if (answer.message) toastSuccess(answer.message);
      await navigate({ to: '/tools/$slug', params: { slug: 'category_cards' }, search: { cards: 'cards' } });
    },
    onError: (error) => {
      setPrice(null);
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) setErrors(error.errors);
      else toastError(messageOf(error));
    },
  });
  const faultOf = (field: string) => errors[field]?.[0];
  const needsPrice = values.hasTasks && price === null;
  return (
    <Panel>
      <Stack
        as="form"
        noValidate
        gap={16}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({});
          send.run(undefined);
        }}
      >
        <ViewSwitch
          isField
          label={t('categoryCards.batch.kinds')}
          value={kind}
          views={kinds.map((value) => ({ value, label: t(`categoryCards.batch.${value}`) }))}
          onChange={(value) => {
            setErrors({});
            setPrice(null);
            setKind(value);
          }}
        />
        <Text size="sm" tone="quiet">
          {t(`categoryCards.batch.${kind}Hint`)}
        </Text>
        <Select
          label={t('links.website')}
          data={websites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={websiteId === null ? null : String(websiteId)}
          error={faultOf('website_id')}
          allowDeselect={false}
          searchable={websites.length > 8}
          nothingFoundMessage={t('categoryCards.batch.noWebsite')}
          comboboxProps={{ shadow: 'none' }}
          onChange={(value) => {
            setChosen(Number(value));
            setPrice(null);
          }}
        />
        {kind === 'csv' ? (
          <>
            <FileDrop
              id="cards-file"
              label={t('categoryCards.batch.file')}
              files={file ? [file] : []}
              accept={['csv', 'xlsx']}
              maxFiles={1}
              maxSizeMb={maxSizeMb}
              onChange={(files) => {
                setFile(files.at(-1) ?? null);
                setErrors({});
                setPrice(null);
              }}
            />
            {errors['file'] ? (
              <ul role="alert" className={classes.faults}>
                {errors['file'].slice(0, 20).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            ) : null}
          </>
        ) : null}
        <div className={classes.three}>
          <TextInput
            label={t('categoryCards.fields.brand')}
            maxLength={100}
            value={values.brand}
            error={faultOf('brand')}
            onChange={({ currentTarget }) => set({ brand: currentTarget.value })}
          />
          <NumberInput
            label={t('categoryCards.fields.cards')}
            min={1}
            max={cardLimits.cards}
            allowDecimal={false}
            value={values.cards}
            error={faultOf('cards')}
            onChange={(value) => set({ cards: Number(value) || 1 })}
          />
          <NumberInput
            label={t('categoryCards.fields.words')}
            min={cardLimits.minWords}
            max={cardLimits.maxWords}
            allowDecimal={false}
            value={values.words}
            error={faultOf('content_length')}
            onChange={(value) => set({ words: Number(value) || cardLimits.minWords })}
          />
        </div>
        <Checkbox
          label={t('categoryCards.batch.footer')}
          checked={values.hasFooter}
          onChange={({ currentTarget }) => set({ hasFooter: currentTarget.checked })}
        />
        {task ? (
          <Checkbox
            label={t('categoryCards.batch.createTasks')}
            description={t('categoryCards.batch.createTasksHint')}
            checked={values.hasTasks}
            onChange={({ currentTarget }) => set({ hasTasks: currentTarget.checked })}
          />
        ) : null}
        {task && values.hasTasks
          ? task.renderFields(Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, first])))
          : null}
        <output className={classes.price}>
          {price ? (
            <>
              <strong>{t('categoryCards.price', { count: price.price })}</strong>{' '}
              {t('categoryCards.batch.ordered', { ordered: price.ordered, incomplete: price.incomplete })}
            </>
          ) : null}
        </output>
        <FormFoot
          verb={
            needsPrice
              ? t('categoryCards.batch.showPrice')
              : t(values.hasTasks ? 'categoryCards.batch.order' : 'categoryCards.batch.create')
          }
          isBusy={send.isPending}
          isDisabled={kind === 'csv' ? file === null : websiteId === null}
        />
      </Stack>
    </Panel>
  );
}
