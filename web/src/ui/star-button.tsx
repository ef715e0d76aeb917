import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './star-button.module.css';

interface StarButtonProps {
  isOn: boolean;
  /** Names the thing and the effect of a press: "Add Calendar to favorites". */
  label: string;
  onToggle: () => void;
}

/** A toggle that marks a favorite. */
export function StarButton({ isOn, label, onToggle }: StarButtonProps) {
  const Star = isOn ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.star}
      data-touch
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Star size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
