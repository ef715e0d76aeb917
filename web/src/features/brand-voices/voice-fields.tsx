// The fields of a voice in four parts: its name, its sound, its messages, and the rules for every text.
import type { VoiceLanguage } from '@folio/contract/brand-voices';
import { variantsOf } from '@folio/contract/regional-variants';
import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { languageName } from '@folio/contract/language-names';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { LinesField } from './lines-field.tsx';
import classes from './voice-editor.module.css';
import { listBounds, type SentenceList, type VoiceForm, type WordList } from './voice-form.ts';
import { WordsField } from './words-field.tsx';

interface VoiceFieldsProps {
  form: VoiceForm;
  language: VoiceLanguage;
  /** False while the voice is not kept yet: a new one is on. */
  canSwitchOff: boolean;
}

const choices = {
  formality: ['casual', 'neutral', 'formal'],
  person: ['we', 'i', 'they'],
  address: ['informal', 'formal', 'none'],
  rhythm: ['even', 'varied'],
  exclamation_marks: ['never', 'sparing', 'free'],
} as const;
type ChoiceName = keyof typeof choices;

/** English does not distinguish forms of address, so it is not asked there. */
export function VoiceFields({ form, language, canSwitchOff }: VoiceFieldsProps) {
  const { t } = useText();
  const { values, getInputProps } = form;
  return (
    <>
      <Panel title={t('voices.parts.name')}>
        <Stack gap={16}>
          <TextInput
            label={t('voices.fields.name')}
            maxLength={80}
            required
            withAsterisk={false}
            autoComplete="off"
            {...getInputProps('name')}
          />
          <Textarea
            label={t('voices.fields.description')}
            description={t('voices.hints.description')}
            maxLength={500}
            rows={2}
            {...getInputProps('description')}
          />
          <SwitchField
            label={t('voices.fields.default')}
            hint={t('voices.hints.default')}
            isOn={values.default}
            isDisabled={!values.active}
            onChange={(isOn) => form.setFieldValue('default', isOn)}
          />
          {canSwitchOff ? (
            <SwitchField
              label={t('voices.fields.active')}
              hint={t('voices.hints.active')}
              isOn={values.active}
              onChange={(isOn) => form.change(isOn ? { active: true } : { active: false, default: false })}
            />
          ) : null}
        </Stack>
      </Panel>
      <Panel title={t('voices.parts.sound')}>
        <Stack gap={16}>
          <Words form={form} name="tone" />
          <div className={classes.pair}>
            <Choice form={form} name="formality" />
            <Choice form={form} name="person" />
            {language === 'en' ? null : <Choice form={form} name="address" />}
            <Choice form={form} name="exclamation_marks" />
            <Choice form={form} name="rhythm" />
            <Variant form={form} language={language} />
            <NumberInput
              label={t('voices.fields.sentence_words')}
              min={3}
              max={60}
              clampBehavior="none"
              {...getInputProps('sentence_words')}
            />
          </div>
        </Stack>
      </Panel>
      <Panel title={t('voices.parts.words')}>
        <Stack gap={16}>
          <Words form={form} name="vocabulary" />
          <Lines form={form} name="do" />
          <Lines form={form} name="dont" />
          <Lines form={form} name="sample_lines" />
        </Stack>
      </Panel>
      <Panel title={t('voices.parts.rules')}>
        <Text tone="muted" mb={16}>
          {t('voices.rulesLead')}
        </Text>
        <Stack gap={16}>
          <Words form={form} name="never_use" />
          <Words form={form} name="must_use" />
        </Stack>
      </Panel>
    </>
  );
}

function Words({ form, name }: { form: VoiceForm; name: WordList }) {
  const { t } = useText();
  return (
    <WordsField
      label={t(`voices.fields.${name}`)}
      description={t(`voices.hints.${name}`)}
      most={listBounds[name].most}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(value) => form.setFieldValue(name, value)}
    />
  );
}

function Lines({ form, name }: { form: VoiceForm; name: SentenceList }) {
  const { t } = useText();
  return (
    <LinesField
      label={t(`voices.fields.${name}`)}
      description={t(`voices.hints.${name}`)}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(value) => form.setFieldValue(name, value)}
    />
  );
}

function Choice({ form, name }: { form: VoiceForm; name: ChoiceName }) {
  const { t } = useText();
  // The choices of each name are its own type; together they are plain words.
  const label = (value: string) => t(`voices.choices.${name}.${value}` as 'voices.choices.formality.casual');
  return (
    <Select
      label={t(`voices.fields.${name}`)}
      data={choices[name].map((value) => ({ value, label: label(value) }))}
      value={form.values[name]}
      allowDeselect={false}
      checkIconPosition="right"
      onChange={(value) => {
        if (value !== null) form.setFieldValue(name, value);
      }}
    />
  );
}

function Variant({ form, language }: { form: VoiceForm; language: VoiceLanguage }) {
  const { t, language: reader } = useText();
  return (
    <Select
      label={t('voices.fields.variant')}
      description={t('voices.hints.variant')}
      placeholder={t('voices.noVariant')}
      data={variantsOf(language).map((value) => ({ value, label: languageName(value, reader) }))}
      value={form.values.variant ?? null}
      clearable
      clearButtonProps={{ 'aria-label': t('voices.clearVariant') }}
      checkIconPosition="right"
      onChange={(value) =>
        form.setFieldValue(
          'variant',
          variantsOf(language).find((one) => one === value),
        )
      }
    />
  );
}

interface SwitchFieldProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

function SwitchField({ label, hint, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  return (
    <Switch
      label={label}
      description={hint}
      labelPosition="left"
      classNames={{ body: classes.switchBody ?? '', label: classes.switchLabel ?? '' }}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
