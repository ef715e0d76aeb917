// The filters of the list of documents, loaded when their sheet is first opened.
import { Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { useText } from '../../ui/use-text.ts';
import { firstPage, type OrderSearch } from './order-search.ts';

export interface OrderFilterFieldsProps {
  search: OrderSearch;
  tools: { slug: string; name: string }[];
  /** Possible authors of orders here; none in a personal workspace. */
  people: { id: number; name: string }[];
  languages: string[];
}

/** Every choice is in the URL at once, and leads to the first page. */
export function OrderFilterFields({ search, tools, people, languages }: OrderFilterFieldsProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const choose = (change: { [Name in keyof OrderSearch]?: OrderSearch[Name] | undefined }) => {
    const next = Object.entries({ ...firstPage(search), ...change }).filter(([, value]) => value !== undefined && value !== '');
    void navigate({ to: '/orders', search: Object.fromEntries(next), replace: true });
  };
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const select = {
    clearable: true,
    comboboxProps: { shadow: 'none' },
    checkIconPosition: 'right',
  } as const;
  return (
    <>
      <Select
        {...select}
        label={t('orders.filter.tool')}
        placeholder={t('orders.filter.any')}
        searchable
        data={tools.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={search.tool ?? null}
        onChange={(tool) => choose({ tool: tool ?? undefined })}
      />
      <Select
        {...select}
        label={t('orders.filter.type')}
        placeholder={t('orders.filter.any')}
        data={[
          { value: 'text', label: t('orders.filter.text') },
          { value: 'media', label: t('orders.filter.media') },
        ]}
        value={search.type ?? null}
        onChange={(type) => choose({ type: type === 'text' || type === 'media' ? type : undefined })}
      />
      <Select
        {...select}
        label={t('orders.filter.language')}
        placeholder={t('orders.filter.any')}
        searchable
        data={languages.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        value={search.language ?? null}
        onChange={(code) => choose({ language: code ?? undefined })}
      />
      {people.length > 0 ? (
        <Select
          {...select}
          label={t('orders.filter.author')}
          placeholder={t('orders.filter.any')}
          searchable={people.length > 8}
          data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={search.author === undefined ? null : String(search.author)}
          onChange={(id) => choose({ author: id === null ? undefined : Number(id) })}
        />
      ) : null}
      <FieldPair>
        <DateField
          label={t('orders.filter.from')}
          max={search.to}
          value={search.from ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ from: value })}
        />
        <DateField
          label={t('orders.filter.to')}
          min={search.from}
          value={search.to ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ to: value })}
        />
      </FieldPair>
    </>
  );
}
