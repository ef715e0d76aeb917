import type { CustomTool } from '@folio/contract/custom-tools';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, meQuery, messageOf } from '../../app/api.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';

/** "Try it" opens the tool as everybody sees it. */
export function CustomToolRow({ tool, onEdit }: { tool: CustomTool; onEdit: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, slug, name, base_name, fields } = tool;
  const remove = useMutation({
    mutationFn: () => api.customTools.delete({ id }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['panel', 'custom-tools'] }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]);
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setAsking(false),
  });
  const about = [
    t('customTools.madeOf', { name: base_name }),
    fields.length > 0 ? t('customTools.ownFieldsCount', { count: fields.length }) : null,
  ];
  return (
    <ListRow
      tile={<ToolTile icon={tool.icon} category="custom_tools" />}
      name={name}
      acts={
        <>
          {' '}
          <Link to="/tools/$slug" params={{ slug }} className="text-link">
            {t('customTools.tryIt')}
          </Link>
          <ActionIcon aria-label={t('customTools.edit', { name })} onClick={onEdit}>
            <IconPencil size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={t('actions.remove', { name })} onClick={() => setAsking(true)}>
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </>
      }
      dialog={
        <AskFirst
          isAsking={isAsking}
          loss={t('customTools.loss', { name })}
          verb={t('customTools.deleteOne')}
          isBusy={remove.isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => {
            if (!remove.isPending) remove.mutate();
          }}
        />
      }
    >
      <span className={rowLines.second}>{about.filter(Boolean).join(', ')}</span>
    </ListRow>
  );
}
