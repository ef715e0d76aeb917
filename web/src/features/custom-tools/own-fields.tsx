// Fields that the tool asks beside those of its base: added, named, put in order, removed.
import { type CustomField, customFieldTypes } from '@folio/contract/custom-field';
import { ActionIcon, Button, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { moveItem } from '../../ui/tool-fields/move-item.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './custom-tools.module.css';

const maxFields = 20;

interface OwnFieldsProps {
  fields: CustomField[];
  errors: Record<string, string>;
  onChange: (fields: CustomField[]) => void;
}

export function OwnFields({ fields, errors, onChange }: OwnFieldsProps) {
  const { t } = useText();
  const set = (at: number, part: Partial<CustomField>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...part } : field)));
  const add = () => onChange([...fields, { type: 'text', name: '', label: '', help: '', required: false, options: [] }]);
  return (
    <Panel
      title={t('customTools.ownFields')}
      aside={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={fields.length >= maxFields}
          onClick={add}
        >
          {t('customTools.addField')}
        </Button>
      }
    >
      <Text size="sm" tone="quiet" weight="regular" block>
        {t('customTools.ownFieldsLead')}
      </Text>
      <ul>
        {fields.map((field, at) => (
          // Fields have no other identity until they are saved, and every control is driven by its value.
          <Stack as="li" key={`${at} of ${fields.length}`} gap={14} className={classes.own}>
            <OneField
              field={field}
              name={field.label || t('customTools.newField', { number: at + 1 })}
              errors={{
                label: errors[`fields.${at}.label`] ?? errors[`fields.${at}.name`],
                options: errors[`fields.${at}.options`],
              }}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              onChange={(part) => set(at, part)}
              onMove={(step) => onChange(moveItem(fields, at, at + step))}
              onRemove={() => onChange(fields.filter((_, index) => index !== at))}
            />
          </Stack>
        ))}
      </ul>
    </Panel>
  );
}

interface OneFieldProps {
  field: CustomField;
  /** The label, or the number where there is none yet. */
  name: string;
  errors: { label: string | undefined; options: string | undefined };
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<CustomField>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function OneField({ field, name, errors, isFirst, isLast, onChange, onMove, onRemove }: OneFieldProps) {
  const { t } = useText();
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('customTools.fieldLabel')}
          maxLength={80}
          value={field.label}
          error={errors.label}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <Select
          label={t('customTools.fieldType')}
          data={customFieldTypes.map((type) => ({ value: type, label: t(`customTools.types.${type}`) }))}
          value={field.type}
          allowDeselect={false}
          onChange={(value) => onChange({ type: customFieldTypes.find((type) => type === value) ?? field.type })}
        />
      </div>
      {field.type === 'select' ? (
        <TagsInput
          label={t('customTools.fieldOptions')}
          description={t('fields.addByEnter')}
          maxTags={50}
          comboboxProps={{ shadow: 'none' }}
          value={field.options}
          error={errors.options}
          onChange={(options) => onChange({ options })}
        />
      ) : null}
      <TextInput
        label={t('customTools.fieldHelp')}
        labelProps={optionalLabel()}
        maxLength={200}
        value={field.help}
        onChange={({ currentTarget }) => onChange({ help: currentTarget.value })}
      />
      <Row justify="between">
        {field.type === 'boolean' ? (
          <span />
        ) : (
          <Switch
            label={t('customTools.fieldRequired')}
            checked={field.required}
            onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
          />
        )}
        <Row as="span" gap={2}>
          <ActionIcon aria-label={t('customTools.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon aria-label={t('customTools.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown {...icon} />
          </ActionIcon>
          <ActionIcon aria-label={t('actions.remove', { name })} onClick={onRemove}>
            <IconTrash {...icon} />
          </ActionIcon>
        </Row>
      </Row>
    </>
  );
}
