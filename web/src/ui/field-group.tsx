// Several fields or cards under one label, as a form's other fields have it.
import type { ComponentProps, ReactNode } from 'react';
import classes from './field-group.module.css';

interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  label: string;
  children: ReactNode;
}

export function FieldGroup({ label, className, children, ...fieldset }: FieldGroupProps) {
  return (
    <fieldset {...fieldset} className={[classes.group, className].filter(Boolean).join(' ')}>
      <legend className={classes.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
