import { isAssetField, type ToolDetail } from '@folio/contract/tool-definition';
import { needsModelFor, type ToolInput } from '@folio/contract/tool-input';
import { IconFeather } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import type { FormRights } from './form-rules.ts';
import classes from './tool-layout.module.css';

const isListening = (tool: ToolDetail) =>
  tool.macrocategory === 'audio_text' && tool.fields.some((field) => isAssetField(field) && field.required);

/** Where the kind of model that makes it is another than the one that writes, both ways are told. */
function noteOf(tool: ToolDetail, model: string | null, values: ToolInput, rights: FormRights) {
  const isBuiltIn = tool.works_without_model;
  if (tool.is_computed) return 'tools.computed';
  if (tool.output === 'image' || tool.output === 'video') return isBuiltIn ? 'tools.designed' : 'tools.needsImageModel';
  if (tool.order_category === 'media') return isBuiltIn ? 'tools.builtInMedia' : 'tools.needsMediaModel';
  if (isListening(tool)) return 'tools.listens';
  if (tool.macrocategory === 'ai_translation' && !isBuiltIn)
    return tool.group !== 'human' ? 'tools.translates' : rights.canOrderHuman ? 'tools.byPeople' : 'tools.noPeople';
  if (model) return 'tools.model';
  return isBuiltIn && !needsModelFor(tool.model_only, values) ? 'tools.composer' : 'tools.needsModel';
}

interface WriterNoteProps {
  tool: ToolDetail;
  model: string | null;
  values: ToolInput;
  rights: FormRights;
}

/** Says who will make it: a connected model by its name, the built-in composer, a computation, a person, or that nobody will. */
export function WriterNote({ tool, model, values, rights }: WriterNoteProps) {
  const { t } = useText();
  return (
    <p className={classes.writer}>
      <IconFeather size={16} stroke={1.6} aria-hidden="true" />
      {t(noteOf(tool, model, values, rights), { model: model ?? '' })}
    </p>
  );
}
