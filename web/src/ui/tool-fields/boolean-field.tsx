import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { type FieldProps, fieldId } from './field-props.ts';
import classes from './tool-fields.module.css';

/** Yes or no, in a box of its own. */
export function BooleanField({ field, value, error, isDisabled = false, onChange }: FieldProps<'boolean'>) {
  return (
    <div className={classes.box}>
      <Switch
        id={fieldId(field.name)}
        label={field.label}
        description={field.help}
        error={error}
        disabled={isDisabled}
        labelPosition="left"
        classNames={{ body: classes.switchBody ?? '', label: classes.switchLabel ?? '' }}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
