import { Button, MultiSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { DateField } from '../../ui/date-field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { LinguistValues } from './linguist-values.ts';
import classes from './linguists.module.css';
import { useLanguageOptions } from './use-language-options.ts';

interface RowsProps<Row> {
  rows: Row[];
  error: string | undefined;
  onChange: (rows: Row[]) => void;
}

const nextId = (rows: { id: number }[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1;
const replace = <Row extends { id: number }>(rows: Row[], changed: Row) =>
  rows.map((row) => (row.id === changed.id ? changed : row));

/** Certification of a linguist: body, number and end. */
export function CertificationRows({ rows, error, onChange }: RowsProps<LinguistValues['certifications'][number]>) {
  const { t } = useText();
  const languages = useLanguageOptions();
  return (
    <FieldGroup label={t('translationDesk.linguists.certifications')}>
      <Stack gap={8}>
        {rows.map((row) => (
          <div key={row.id} className={classes.triple}>
            <TextInput
              label={t('translationDesk.linguists.body')}
              maxLength={120}
              value={row.body}
              onChange={({ currentTarget }) => onChange(replace(rows, { ...row, body: currentTarget.value }))}
            />
            <TextInput
              label={t('translationDesk.linguists.number')}
              maxLength={60}
              value={row.number}
              onChange={({ currentTarget }) => onChange(replace(rows, { ...row, number: currentTarget.value }))}
            />
            <DateField
              label={t('translationDesk.linguists.expires')}
              value={row.expiresOn}
              onChange={({ currentTarget }) => onChange(replace(rows, { ...row, expiresOn: currentTarget.value }))}
            />
            <Remove
              name={row.body || t('translationDesk.linguists.certifications')}
              onRemove={() => onChange(rows.filter((one) => one !== row))}
            />
            <div className={classes.whole}>
              <MultiSelect
                label={t('translationDesk.linguists.certificationLanguages')}
                data={languages}
                searchable
                maxValues={20}
                comboboxProps={{ shadow: 'none' }}
                value={row.languages}
                onChange={(chosen) => onChange(replace(rows, { ...row, languages: chosen }))}
              />
            </div>
          </div>
        ))}
        <Fault text={error} />
        <span>
          <Button
            size="compact-md"
            variant="default"
            disabled={rows.length >= 20}
            onClick={() => onChange([...rows, { id: nextId(rows), body: '', number: '', expiresOn: '', languages: [] }])}
          >
            {t('translationDesk.linguists.addCertification')}
          </Button>
        </span>
      </Stack>
    </FieldGroup>
  );
}

/** When a linguist is away. */
export function AbsenceRows({ rows, error, onChange }: RowsProps<LinguistValues['absences'][number]>) {
  const { t } = useText();
  return (
    <FieldGroup label={t('translationDesk.linguists.absences')}>
      <Stack gap={8}>
        {rows.map((row) => (
          <div key={row.id} className={classes.days}>
            <DateField
              label={t('translationDesk.linguists.from')}
              value={row.from}
              onChange={({ currentTarget }) => onChange(replace(rows, { ...row, from: currentTarget.value }))}
            />
            <DateField
              label={t('translationDesk.linguists.until')}
              value={row.until}
              onChange={({ currentTarget }) => onChange(replace(rows, { ...row, until: currentTarget.value }))}
            />
            <Remove name={`${row.from} – ${row.until}`} onRemove={() => onChange(rows.filter((one) => one !== row))} />
          </div>
        ))}
        <Fault text={error} />
        <span>
          <Button
            size="compact-md"
            variant="default"
            disabled={rows.length >= 50}
            onClick={() => onChange([...rows, { id: nextId(rows), from: '', until: '' }])}
          >
            {t('translationDesk.linguists.addAbsence')}
          </Button>
        </span>
      </Stack>
    </FieldGroup>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useText();
  return (
    <button type="button" className={classes.bin} data-touch aria-label={t('actions.remove', { name })} onClick={onRemove}>
      <IconX size={15} aria-hidden="true" />
    </button>
  );
}

function Fault({ text }: { text: string | undefined }) {
  return text ? (
    <Text size="sm" tone="failed" role="alert">
      {text}
    </Text>
  ) : null;
}
