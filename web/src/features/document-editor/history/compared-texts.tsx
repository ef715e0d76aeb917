import { useMemo } from 'react';
import { compareBlocks } from './compare-blocks.ts';
import { ComparedText } from './compared-text.tsx';
import { readBlocks } from './read-blocks.ts';

interface ComparedTextsProps {
  /** HTML of a document. */
  before: string;
  after: string;
  /** Of the text. */
  language: string;
}

/** Two texts as one: added text is underlined, removed text is struck through. */
export function ComparedTexts({ before, after, language }: ComparedTextsProps) {
  const comparison = useMemo(() => compareBlocks(readBlocks(before), readBlocks(after)), [before, after]);
  return <ComparedText comparison={comparison} view="inline" language={language} names={['', '']} />;
}
