import type { ToolDetail } from '@folio/contract/tool-definition';
import { IconFeather } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import type { FormRights } from './form-rules.ts';
import type { Restricted } from './outcome.ts';
import classes from './tool-layout.module.css';

function noteOf(tool: ToolDetail, model: string | null, rights: FormRights) {
  if (tool.is_computed) return 'tools.computed';
  if (tool.without_model.makes === 'request') return rights.canOrderHuman ? 'tools.byPeople' : 'tools.noPeople';
  return model && tool.without_model.needs.includes('text') ? 'tools.model' : 'outcome.byModel';
}

interface WriterNoteProps {
  tool: ToolDetail;
  model: string | null;
  /** Result without a model. */
  made: Restricted;
  rights: FormRights;
}

/** Names the producer of the document, and explains a missing model and the way to change it. */
export function WriterNote({ tool, model, made, rights }: WriterNoteProps) {
  const { t } = useText();
  return (
    <div className={classes.writer}>
      <IconFeather size={16} stroke={1.6} aria-hidden="true" />
      <p>
        {made === null ? t(noteOf(tool, model, rights), { model: model ?? '' }) : t(`outcome.explains.${made}`)}{' '}
        {made === null ? null : rights.canManageModels ? (
          <Link to="/control-panel/{-$section}" params={{ section: 'models' }} className="text-link">
            {t('outcome.connect')}
          </Link>
        ) : (
          t('outcome.ask')
        )}
      </p>
    </div>
  );
}
