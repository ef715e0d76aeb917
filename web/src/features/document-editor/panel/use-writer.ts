import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useText } from '../../../ui/use-text.ts';

/** Engine or model of a document, in words; null if unknown. */
export function useWriter(engine: DocumentDetail['engine']): string | null {
  const { t } = useText();
  if (!engine) return null;
  if (engine.way === 'layout') return t('editor.details.layout');
  if (engine.way === 'voice' || engine.way === 'memory') return t(`editor.details.${engine.way}`);
  if (engine.kind === 'composer') return t('editor.details.composer');
  if (engine.kind === 'computed') return t('editor.details.computed');
  return t('editor.details.model', { model: engine.model ?? engine.provider ?? '' });
}
