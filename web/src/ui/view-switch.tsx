// One of a few views, each in one press: buttons, with icons or without. Views with an address are links with the same style sheet.
import type { TablerIcon } from '@tabler/icons-react';
import classes from './view-switch.module.css';

interface ViewSwitchProps<Value extends string> {
  /** The name of the choice, for those who hear the page. */
  label: string;
  views: readonly { value: Value; label: string; icon?: TablerIcon }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What becomes of it on a phone, where it is too wide: icons alone, or several rows. */
  onPhone?: 'icons' | 'rows';
}

export function ViewSwitch<Value extends string>({ label, views, value, onChange, onPhone }: ViewSwitchProps<Value>) {
  return (
    <fieldset
      className={classes.switch}
      data-icons-on-phone={onPhone === 'icons' || undefined}
      data-rows-on-phone={onPhone === 'rows' || undefined}
      aria-label={label}
    >
      {views.map((view) => (
        <button key={view.value} type="button" aria-pressed={view.value === value} onClick={() => onChange(view.value)}>
          {view.icon ? <view.icon size={16} stroke={1.7} aria-hidden="true" /> : null}
          <span>{view.label}</span>
        </button>
      ))}
    </fieldset>
  );
}
