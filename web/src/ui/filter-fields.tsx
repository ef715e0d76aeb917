// The filters of a list: beside its search on a desk, behind one button on a phone.
import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './filter-fields.module.css';
import { useText } from './use-text.ts';

interface FilterFieldsProps {
  /** How many of them are set. */
  count: number;
  /** How they are laid out on a desk. */
  className: string | undefined;
  children: ReactNode;
}

export function FilterFields({ count, className, children }: FilterFieldsProps) {
  const { t } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.toggle ?? ''}
        variant="default"
        leftSection={<IconFilter size={16} stroke={1.7} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('taskViews.filters.showSet', { count }) : t('taskViews.filters.show')}
      </Button>
      <div id={id} className={[classes.fields, className].filter(Boolean).join(' ')} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
