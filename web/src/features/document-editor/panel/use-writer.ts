import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useText } from '../../../ui/use-text.ts';

/** What made a document, in words; null where nothing is known of it. */
export function useWriter(engine: DocumentDetail['engine']): string | null {
  const { t } = useText();
  if (!engine) return null;
  if (engine.way === 'layout') return t('editor.details.layout');
  if (engine.way === 'voice' || engine.way === 'memory') return t(`editor.details.${engine.way}`);
  if (engine.kind === 'composer') return t('editor.details.composer');
  if (engine.kind === 'computed') return t('editor.details.computed');
  return t('editor.details.model', { model: engine.model ?? engine.provider ?? '' });
}
