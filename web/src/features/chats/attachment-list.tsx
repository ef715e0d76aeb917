import type { ChatAttachment } from '@folio/contract/chats';
import { IconFileText, IconMicrophone, IconWorld } from '@tabler/icons-react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import classes from './attachments.module.css';

const icons = { document: IconFileText, audio: IconMicrophone, page: IconWorld } as const;

const addressOf = (id: number) => `/api/services/orders/tools/aichat/attachment/${id}`;

/** Attachments of a question: pictures as they are, the rest by name. */
export function AttachmentList({ attachments }: { attachments: readonly ChatAttachment[] }) {
  return (
    <Row as="ul" flex="shrink" gap={6} align="stretch" wrap>
      {attachments.map(({ id, kind, name, url }) => {
        if (kind === 'image') {
          return (
            <li key={id}>
              <img src={addressOf(id)} alt={name} className={classes.picture} loading="lazy" />
            </li>
          );
        }
        const Icon = icons[kind];
        return (
          <Row as="li" key={id} size="sm" tone="muted" px={8} gap={6} inline className={classes.chip}>
            <Icon size={16} stroke={1.7} aria-hidden="true" />
            {url ? (
              <Text as="a" href={url} target="_blank" rel="noopener noreferrer" truncate flex="shrink" className={classes.name}>
                {url.replace(/^https?:\/\//, '')}
              </Text>
            ) : (
              <Text as="span" truncate flex="shrink" className={classes.name}>
                {name}
              </Text>
            )}
          </Row>
        );
      })}
    </Row>
  );
}
