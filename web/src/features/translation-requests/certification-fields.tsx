import { Select, TextInput } from '@mantine/core';
import { FieldPair } from '../../ui/field-pair.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-form.module.css';
import { certifications } from './request-form-values.ts';
import type { RequestFormState } from './use-request-form.ts';

/** Fields of a certified translation beside the text. */
export function CertificationFields({ form: { values, errors, set } }: { form: RequestFormState }) {
  const { t } = useText();
  return (
    <FieldPair>
      <Select
        allowDeselect={false}
        checkIconPosition="right"
        comboboxProps={{ shadow: 'none' }}
        label={t('translationRequests.form.certification')}
        data={certifications.map((value) => ({ value, label: t(`translationRequests.form.certifications.${value}`) }))}
        value={values.certification}
        error={errors['certification']}
        onChange={(chosen) =>
          set({ certification: certifications.find((one) => one === chosen) ?? 'certified' }, 'certification')
        }
      />
      <TextInput
        label={t('translationRequests.form.country')}
        autoComplete="country-name"
        required
        withAsterisk={false}
        maxLength={80}
        value={values.country}
        error={errors['destination_country']}
        onChange={({ currentTarget }) => set({ country: currentTarget.value }, 'destination_country')}
      />
      <TextInput
        className={classes.wide}
        label={t('translationRequests.form.names')}
        description={t('translationRequests.form.namesHint')}
        autoComplete="off"
        maxLength={300}
        value={values.names}
        error={errors['names_spelling']}
        onChange={({ currentTarget }) => set({ names: currentTarget.value }, 'names_spelling')}
      />
    </FieldPair>
  );
}
