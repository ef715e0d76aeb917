// A rarely used group: folded, with a summary of its values at the right.
import { IconChevronDown, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './folded-fields.module.css';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

interface FoldedFieldsProps {
  icon: TablerIcon;
  title: string;
  /** Its value, in a few words. */
  value?: string;
  /** A field inside is wrong: it has to be seen. */
  hasFault?: boolean;
  startsOpen?: boolean;
  /** Its content is drawn once it is open. */
  isLazy?: boolean;
  /** Is called when they open for the first time. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Input stays while they are folded. */
export function FoldedFields({
  icon: Icon,
  title,
  value,
  hasFault = false,
  startsOpen = false,
  isLazy = false,
  onOpen,
  children,
}: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={classes.group}
      open={isOpen || hasFault}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={classes.summary}>
        <Icon size={18} stroke={1.7} aria-hidden="true" />
        <strong>{title}</strong>
        <Text as="span" size="sm" tone="quiet" truncate className={classes.value}>
          {value}
        </Text>
        <IconChevronDown size={17} stroke={1.7} aria-hidden="true" className={classes.chevron} />
      </summary>
      <Stack gap={16} className={classes.fields}>
        {isLazy && !isOpen ? null : children}
      </Stack>
    </details>
  );
}
