import { isAssetField, type ToolDetail } from '@folio/contract/tool-definition';
import { IconFeather } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-layout.module.css';

/** Says who will make it: a connected model by its name, the built-in composer, a computation; what draws is told with both ways. */
export function WriterNote({ tool, model }: { tool: ToolDetail; model: string | null }) {
  const { t } = useText();
  const isMedia = tool.order_category === 'media';
  const isListening = tool.macrocategory === 'audio_text' && tool.fields.some((field) => isAssetField(field) && field.required);
  const said = tool.is_computed
    ? t('tools.computed')
    : tool.output === 'image' || tool.output === 'video'
      ? t(tool.works_without_model ? 'tools.designed' : 'tools.needsImageModel')
      : isMedia
        ? t(tool.works_without_model ? 'tools.builtInMedia' : 'tools.needsMediaModel')
        : isListening
          ? t('tools.listens')
          : model
            ? t('tools.model', { model })
            : t(tool.works_without_model ? 'tools.composer' : 'tools.needsModel');
  return (
    <p className={classes.writer}>
      <IconFeather size={16} stroke={1.6} aria-hidden="true" />
      {said}
    </p>
  );
}
