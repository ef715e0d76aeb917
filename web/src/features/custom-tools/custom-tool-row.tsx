import type { CustomTool } from '@folio/contract/custom-tools';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';

/** "Try it" opens the tool as everybody sees it. */
export function CustomToolRow({ tool, onEdit }: { tool: CustomTool; onEdit: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, slug, name, base_name, fields } = tool;
  const remove = useMutation({
    mutationFn: () => api.tools.deleteCustomTool({ id }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await invalidate(client, 'custom_tool.deleted');
    },
    onError: (error) => toastError(messageOf(error)),
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
          <MoreMenu
            name={name}
            onEdit={onEdit}
            deletion={{
              loss: t('customTools.loss', { name }),
              verb: t('customTools.deleteOne'),
              isBusy: remove.isPending,
              onConfirm: (done) => remove.mutate(undefined, { onSettled: done }),
            }}
          />
        </>
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {about.filter(Boolean).join(', ')}
      </Text>
    </ListRow>
  );
}
