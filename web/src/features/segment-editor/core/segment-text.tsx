import { escapePattern } from '@folio/contract/escape';
import { Fragment } from 'react';
import { MarkedText } from '../../../ui/translation/marked-text.tsx';
import classes from './segment-text.module.css';

interface SegmentTextProps {
  text: string;
  /** Code of the language that it is written in. */
  language: string;
  /** Words to underline. */
  terms?: readonly string[];
}

function Words({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${terms.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu'));
  return parts.map((part, index) => (index % 2 === 1 ? <u key={index}>{part}</u> : <Fragment key={index}>{part}</Fragment>));
}

/** A sentence with the marks of its formatting as signs and its terms underlined. */
export function SegmentText({ text, language, terms = [] }: SegmentTextProps) {
  return (
    <span lang={language} className={classes.text}>
      <MarkedText text={text} renderWords={(part) => <Words text={part} terms={terms} />} />
    </span>
  );
}
