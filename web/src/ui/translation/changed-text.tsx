import { diffWords } from '@folio/contract/bilingual/word-diff';
import { useText } from '../use-text.ts';
import classes from './changed-text.module.css';

interface ChangedTextProps {
  before: string;
  after: string;
  /** Code of the language that both are written in. */
  language: string;
}

/** What was removed and added, word by word; a text that is equal is shown as it is. */
export function ChangedText({ before, after, language }: ChangedTextProps) {
  const { t } = useText();
  const parts = diffWords(before, after);
  return (
    <span lang={language}>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          text
        ) : kind === 'removed' ? (
          <del key={index} className={classes.removed}>
            <span className="unseen">{t('translationRequests.changes.removed')} </span>
            {text}
          </del>
        ) : (
          <ins key={index} className={classes.added}>
            <span className="unseen">{t('translationRequests.changes.added')} </span>
            {text}
          </ins>
        ),
      )}
    </span>
  );
}
