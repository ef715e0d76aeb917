// "Job posting, 224 words, saved 1 min ago": always true, and loud only when something is not saved.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './document-bar.module.css';
import { DocumentLine, SavedAt } from './document-line.tsx';
import { useDocumentWords } from './panel/use-document-words.ts';
import type { ShownSaveState } from './shown-save-state.ts';

interface SaveLineProps {
  order: DocumentDetail;
  state: ShownSaveState;
}

export function SaveLine({ order, state: shown }: SaveLineProps) {
  const words = useDocumentWords(order.words);
  return (
    <DocumentLine order={order} words={words}>
      <SaveWords state={shown} savedAt={order.updated_at} />
    </DocumentLine>
  );
}

/** Loud only when something is not saved. The passing minutes are counted along. */
export function SaveWords({ state: shown, savedAt }: { state: ShownSaveState; savedAt: string }) {
  const { t } = useText();
  const state = useSyncExternalStore(shown.subscribe, shown.get);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((times) => times + 1), 20_000);
    return () => clearInterval(timer);
  }, []);
  if (state.kind === 'refused') {
    return (
      <span className={classes.refused} role="alert">
        {t('editor.save.refused', { message: state.message })}
      </span>
    );
  }
  if (state.kind === 'retrying' || state.kind === 'conflict') {
    return <output className={classes.problem}>{t(`editor.save.${state.kind}`)}</output>;
  }
  if (state.kind !== 'saved') return <span>{t(`editor.save.${state.kind}`)}</span>;
  return <SavedAt at={state.at === null ? savedAt : new Date(state.at).toISOString()} />;
}
