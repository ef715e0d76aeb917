import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chooseWorkspace, useWorkspaceId } from '../../base/workspace.ts';
import { workspacesQuery } from '../../base/workspaces.ts';
import tiles from '../../ui/icon-tile.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './workspaces.module.css';

const maxShown = 6;

/** My workspaces: one click goes into another. */
export function WorkspacesPanel() {
  const { t } = useText();
  const id = useWorkspaceId();
  const { data } = useQuery(workspacesQuery);
  if (!data) return null;
  const create = data.can.create ? (
    <Link to="/workspace/create" className="text-link" aria-label={t('workspaces.new')}>
      {t('workspaces.create')}
    </Link>
  ) : null;
  return (
    <Panel title={t('workspaces.mine')} aside={create}>
      {data.workspaces.length === 0 ? (
        <Text size="sm" tone="quiet" breaks block>
          {t(data.can.create ? 'workspaces.noneYet' : 'workspaces.noneForYou')}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {data.workspaces.slice(0, maxShown).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={classes.line}
                aria-current={one.id === id || undefined}
                onClick={() => chooseWorkspace(one.id)}
              >
                <span className={tiles.tile} data-quiet data-size="small" aria-hidden="true">
                  {one.name.charAt(0).toLocaleUpperCase()}
                </span>
                <Text as="span" breaks flex="fill">
                  <Text as="span" weight="medium" breaks block>
                    {one.name}
                  </Text>
                  <Text as="span" size="sm" tone="quiet" breaks block>
                    {t('workspaces.documents', { count: one.documents_count })}
                  </Text>
                </Text>
                {one.id === id ? <IconCheck size={16} stroke={1.8} aria-hidden="true" /> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data.workspaces.length > maxShown ? (
        <Link to="/workspace/login" search={{ forceRedirect: true }} className="text-link">
          {t('workspaces.all')}
        </Link>
      ) : null}
    </Panel>
  );
}
