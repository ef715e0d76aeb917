// Length and reading time of the text, under the paper and in sight while one writes.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useText } from '../../../ui/use-text.ts';
import classes from './length-line.module.css';
import { LengthWords } from './length-words.tsx';
import { useDocumentWords } from './use-document-words.ts';

export function LengthLine({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  const words = useDocumentWords(order.words);
  return (
    <p className={classes.line}>
      <span className="visually-hidden">{t('editor.seo.status')}: </span>
      <LengthWords words={words} language={order.language} />
    </p>
  );
}
