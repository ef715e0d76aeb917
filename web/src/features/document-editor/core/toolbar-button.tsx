import type { ComponentPropsWithRef } from 'react';
import classes from './toolbar.module.css';

interface ToolbarButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  /** Omitted for one-time actions; set for toggles. */
  isOn?: boolean | undefined;
  isOff?: boolean;
  /** Words beside the icon. */
  isLabelled?: boolean;
  keys?: string;
  /** Left out where it only opens the menu that it is the target of. */
  onPress?: () => void;
}

/** Pressed without taking the caret out of the text; off, it stays reachable by keyboard and says that it is off. */
export function ToolbarButton({
  label,
  isOn,
  isOff = false,
  isLabelled,
  keys,
  onPress,
  onClick,
  tabIndex = -1,
  children,
  ...rest
}: ToolbarButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      data-tool
      tabIndex={tabIndex}
      className={isLabelled ? `${classes.button} ${classes.labelled}` : classes.button}
      aria-label={isLabelled ? undefined : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isOff) return;
        onPress?.();
        onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
