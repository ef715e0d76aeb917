// The base's own fields: their default values and their visibility.
import type { ToolDetail, ToolField } from '@folio/contract/tool-definition';
import { priceOf } from '@folio/contract/tool-price';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolFieldControl } from '../../ui/tool-fields/tool-field.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './custom-tools.module.css';
import { beginOf, type ToolDraft } from './use-tool-draft.ts';

/** Given with each order, or chosen elsewhere: they have no value to begin with. */
const withoutDefault = new Set<ToolField['type']>(['sources', 'file', 'brand_voice']);

interface BaseFieldsProps {
  base: ToolDetail;
  draft: ToolDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<ToolDraft>) => void;
}

export function BaseFields({ base, draft, errors, onChange }: BaseFieldsProps) {
  const { t } = useText();
  const hide = (name: string, isHidden: boolean) => {
    const others = draft.hidden_fields.filter((one) => one !== name);
    onChange({ hidden_fields: isHidden ? [...others, name] : others });
  };
  const begin = (name: string, value: unknown) =>
    onChange({ defaults: { ...draft.defaults, [name]: value as ToolDraft['defaults'][string] } });
  return (
    <Panel title={t('customTools.baseFields')}>
      <Text size="sm" tone="quiet" weight="regular" block>
        {t('customTools.baseFieldsLead')}
      </Text>
      <ul>
        {base.fields
          .filter((field) => !withoutDefault.has(field.type))
          .map((field) => (
            <Stack as="li" key={field.name} gap={10} className={classes.inherited}>
              <ToolFieldControl
                field={{ ...field, required: false }}
                value={field.name in draft.defaults ? draft.defaults[field.name] : field.default}
                error={errors[`defaults.${field.name}`]}
                onChange={(value) => begin(field.name, value ?? null)}
                languages={base.translation}
                priceOfLength={(length) => priceOf(base.credits, { ...beginOf(base, draft), [field.name]: length })}
                isProposed={false}
              />
              <Switch
                aria-label={t('customTools.hide', { name: field.label })}
                label={t('customTools.hide', { name: field.label })}
                checked={draft.hidden_fields.includes(field.name)}
                onChange={({ currentTarget }) => hide(field.name, currentTarget.checked)}
              />
            </Stack>
          ))}
      </ul>
    </Panel>
  );
}
