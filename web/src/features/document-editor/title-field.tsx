import { useTitleField } from './core/use-title-field.ts';
import classes from './document-bar.module.css';

/** The title, changed where it is. */
export function TitleField({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  return <input className={classes.title} {...useTitleField(title, onTitle)} />;
}
