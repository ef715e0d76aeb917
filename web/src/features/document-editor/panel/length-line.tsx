// How long the text is and how long it takes to read, under the paper and in sight while one writes.
import { useText } from '../../../ui/use-text.ts';
import classes from './length-line.module.css';
import { LengthWords } from './length-words.tsx';

export function LengthLine(length: { words: number; language: string }) {
  const { t } = useText();
  return (
    <p className={classes.line}>
      <span className="unseen">{t('editor.seo.status')}: </span>
      <LengthWords {...length} />
    </p>
  );
}
