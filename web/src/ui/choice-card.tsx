import type { ReactNode } from 'react';
import classes from './choice-card.module.css';

interface ChoiceCardProps {
  /** Of the group that it is one of. */
  name: string;
  id?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A card for one of several options. Arrow keys move between the cards of a group; the group's CSS sets the padding. */
export function ChoiceCard({ name, id, isChosen, onChoose, children }: ChoiceCardProps) {
  return (
    <label className={classes.card} data-chosen={isChosen || undefined}>
      <input type="radio" id={id} name={name} className={classes.visuallyHidden} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
