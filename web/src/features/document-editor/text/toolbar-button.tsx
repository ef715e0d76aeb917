import type { ReactNode, Ref } from 'react';
import classes from './toolbar.module.css';

interface ToolbarButtonProps {
  label: string;
  /** Left out for what acts once; given for what is on or off. */
  isOn?: boolean | undefined;
  isOff?: boolean;
  /** Words beside the icon. */
  children: ReactNode;
  isLabelled?: boolean;
  keys?: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Pressed without taking the caret out of the text; off, it stays reachable by keyboard and says that it is off. */
export function ToolbarButton({ label, isOn, isOff = false, children, isLabelled, keys, onPress, ref }: ToolbarButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-tool
      tabIndex={-1}
      className={isLabelled ? `${classes.button} ${classes.labelled}` : classes.button}
      aria-label={isLabelled ? undefined : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}
