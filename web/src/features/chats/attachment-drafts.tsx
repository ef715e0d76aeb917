import { IconAlertTriangle, IconFileText, IconMicrophone, IconPhoto, IconWorld, IconX } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import classes from './attachments.module.css';
import type { Draft } from './use-attachments.ts';

const icons = { document: IconFileText, image: IconPhoto, audio: IconMicrophone, page: IconWorld } as const;

/** What will go with the question, with its state; one that failed says why. */
export function AttachmentDrafts({ drafts, onRemove }: { drafts: Draft[]; onRemove: (key: number) => void }) {
  const { t } = useText();
  return (
    <ul className={classes.list} aria-label={t('chats.attachments')}>
      {drafts.map(({ key, name, kind, state, problem }) => {
        const Icon = state === 'failed' ? IconAlertTriangle : icons[kind];
        return (
          <li key={key} className={classes.chip} data-state={state}>
            {state === 'uploading' ? (
              <>
                <span className={classes.ring} />
                <span className="visually-hidden">{t('chats.uploading')}</span>
              </>
            ) : (
              <Icon size={16} stroke={1.7} aria-hidden="true" />
            )}
            <span className={classes.words}>
              <span className={classes.name}>{name.replace(/^https?:\/\//, '')}</span>
              {problem ? (
                <span className={classes.problem} role="alert">
                  {problem}
                </span>
              ) : null}
            </span>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('actions.remove', { name })}
              onClick={() => onRemove(key)}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
