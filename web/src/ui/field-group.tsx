// Several fields or cards under one label, as a form's other fields have it.
import type { ComponentProps, ReactNode } from 'react';
import classes from './field-group.module.css';
import { optionalLabel } from './optional-label.ts';
import { Text } from './text.tsx';

interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  label: string;
  /** It may stay empty. */
  isOptional?: boolean;
  children: ReactNode;
}

export function FieldGroup({ label, isOptional = false, className, children, ...fieldset }: FieldGroupProps) {
  return (
    <fieldset {...fieldset} className={[classes.group, className].filter(Boolean).join(' ')}>
      <Text as="legend" size="sm" weight="medium" className={classes.label} {...(isOptional ? optionalLabel() : {})}>
        {label}
      </Text>
      {children}
    </fieldset>
  );
}
