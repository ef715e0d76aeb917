import type { ChatAttachment } from '@folio/contract/chats';
import { IconFileText, IconMicrophone, IconWorld } from '@tabler/icons-react';
import classes from './attachments.module.css';

const icons = { document: IconFileText, audio: IconMicrophone, page: IconWorld } as const;

const addressOf = (id: number) => `/api/services/orders/tools/aichat/attachment/${id}`;

/** What came with a question: pictures as they are, the rest by name. */
export function AttachmentList({ attachments }: { attachments: readonly ChatAttachment[] }) {
  return (
    <ul className={classes.list}>
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
          <li key={id} className={classes.chip}>
            <Icon size={16} stroke={1.7} aria-hidden="true" />
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className={classes.name}>
                {url.replace(/^https?:\/\//, '')}
              </a>
            ) : (
              <span className={classes.name}>{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
