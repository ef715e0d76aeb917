// "Job posting, 224 words, saved 1 min ago": always true, and loud only when something is not saved.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { agoWithin, formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './document-bar.module.css';
import type { SaveState } from './document-saver.ts';
import { isMediaDocument } from './media/is-media-document.ts';
import { useDocumentWords } from './panel/use-document-words.ts';
import type { ShownSaveState } from './shown-save-state.ts';

interface SaveLineProps {
  order: DocumentDetail;
  state: ShownSaveState;
}

/** The passing minutes are counted along. */
export function SaveLine({ order, state: shown }: SaveLineProps) {
  const { t, language } = useText();
  const state = useSyncExternalStore(shown.subscribe, shown.get);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((times) => times + 1), 20_000);
    return () => clearInterval(timer);
  }, []);
  const words = useDocumentWords(order.words);
  const length = isMediaDocument(order) ? null : t('orders.words', { count: words, words: formatNumber(words, language) });
  return (
    <>
      {order.tool_name}, {length === null ? null : `${length}, `}
      <SaveWords state={state} savedAt={order.updated_at} />
    </>
  );
}

function SaveWords({ state, savedAt }: { state: SaveState; savedAt: string }) {
  const { t, language } = useText();
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
  const at = state.at === null ? savedAt : new Date(state.at).toISOString();
  return <time dateTime={at}>{t('editor.save.saved', { ago: agoWithin(at, language) })}</time>;
}
