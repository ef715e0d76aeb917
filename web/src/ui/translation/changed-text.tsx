import { diffWords } from '@folio/contract/bilingual/word-diff';
import { useText } from '../use-text.ts';
import classes from './changed-text.module.css';
import { MarkedText } from './marked-text.tsx';

interface ChangedTextProps {
  before: string;
  after: string;
  /** Code of the language that both are written in. */
  language: string;
}

/** Removed and added words; a text that is equal is shown as it is. */
export function ChangedText({ before, after, language }: ChangedTextProps) {
  const { t } = useText();
  const parts = diffWords(before, after);
  return (
    <span lang={language} className={classes.text}>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <MarkedText key={index} text={text} />
        ) : kind === 'removed' ? (
          <del key={index} className={classes.removed}>
            <span className="visually-hidden">{t('translationRequests.changes.removed')} </span>
            <MarkedText text={text} />
          </del>
        ) : (
          <ins key={index} className={classes.added}>
            <span className="visually-hidden">{t('translationRequests.changes.added')} </span>
            <MarkedText text={text} />
          </ins>
        ),
      )}
    </span>
  );
}
