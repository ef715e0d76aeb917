import { IconAlertTriangle, IconFileText, IconMicrophone, IconPhoto, IconWorld, IconX } from '@tabler/icons-react';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './attachments.module.css';
import type { Draft } from './use-attachments.ts';

const icons = { document: IconFileText, image: IconPhoto, audio: IconMicrophone, page: IconWorld } as const;

/** Attachments of the next question, with their state; a failed one shows the reason. */
export function AttachmentDrafts({ drafts, onRemove }: { drafts: Draft[]; onRemove: (key: number) => void }) {
  const { t } = useText();
  return (
    <Row as="ul" flex="shrink" gap={6} align="stretch" wrap aria-label={t('chats.attachments')}>
      {drafts.map(({ key, name, kind, state, problem }) => {
        const Icon = state === 'failed' ? IconAlertTriangle : icons[kind];
        return (
          <Row as="li" key={key} size="sm" tone="muted" px={8} gap={6} inline className={classes.chip} data-state={state}>
            {state === 'uploading' ? (
              <>
                <span className={classes.ring} />
                <span className="visually-hidden">{t('chats.uploading')}</span>
              </>
            ) : (
              <Icon size={16} stroke={1.7} aria-hidden="true" />
            )}
            <Stack as="span" flex="shrink">
              <Text as="span" truncate flex="shrink" className={classes.name}>
                {name.replace(/^https?:\/\//, '')}
              </Text>
              {problem ? (
                <Text as="span" size="xs" role="alert">
                  {problem}
                </Text>
              ) : null}
            </Stack>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('actions.remove', { name })}
              onClick={() => onRemove(key)}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </Row>
        );
      })}
    </Row>
  );
}
