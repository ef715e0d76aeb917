import { markPattern } from '@folio/contract/bilingual/protected-parts';
import { Fragment, type ReactNode } from 'react';
import classes from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  /** Renders the text between the marks; by default unchanged. */
  renderWords?: (text: string) => ReactNode;
}

/** A text with formatting marks as signs: `1›` opens, `‹1` closes, `1` is alone. */
export function MarkedText({ text, renderWords = (part) => part }: MarkedTextProps) {
  return text.split(markPattern).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{renderWords(part)}</Fragment>;
    const number = part.replace(/\D/g, '');
    return (
      <bdi key={index} className={classes.mark} title={part}>
        {part.startsWith('</') ? `‹${number}` : part.startsWith('<g') ? `${number}›` : number}
      </bdi>
    );
  });
}
