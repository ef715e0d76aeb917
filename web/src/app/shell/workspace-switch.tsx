// The workspace one works in, by name, and a quick way to another. Without workspaces it is only a name.
import { IconCheck, IconLayoutGrid, IconSelector, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { chooseWorkspace, useWorkspaceId } from '../../base/workspace.ts';
import { workspacesQuery } from '../../base/workspaces.ts';
import { Menu } from '../../ui/menu.tsx';
import { MenuDivider, MenuItem, MenuLink } from '../../ui/menu-parts.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import menu from './avatar-menu.module.css';
import classes from './top-bar.module.css';

/** Switching keeps the page, but for a document, which is in the workspace that is left. */
export function WorkspaceSwitch() {
  const { t } = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useWorkspaceId();
  const { data } = useQuery(workspacesQuery);
  const workspaces = data?.workspaces ?? [];
  const current = workspaces.find((one) => one.id === id);
  const name = id === null ? t('shell.personalWorkspace') : (current?.name ?? '');
  const face = (
    <>
      <span className={classes.letter} aria-hidden="true">
        {name.charAt(0).toLocaleUpperCase()}
      </span>
      <Text as="span" truncate>
        {name}
      </Text>
    </>
  );
  if (workspaces.length === 0)
    return (
      <Row as="span" weight="medium" flex="shrink" gap={10} className={classes.workspace}>
        {face}
      </Row>
    );
  const choose = (next: number | null) => {
    chooseWorkspace(next);
    if (pathname.startsWith('/orders')) void navigate({ to: '/orders', search: {} });
    else if (pathname.startsWith('/workspace/')) void navigate({ to: '/dashboard' });
  };
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <Menu
      position="bottom-start"
      width={264}
      withinPortal={false}
      classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
      button={
        <Row
          as="button"
          type="button"
          weight="medium"
          flex="shrink"
          gap={10}
          className={`${classes.workspace} ${classes.switch}`}
        >
          {face}
          <span className="visually-hidden">{t('workspaces.change')}</span>
          <IconSelector size={15} stroke={1.7} aria-hidden="true" />
        </Row>
      }
    >
      <div className={classes.choices}>
        {[...workspaces, null].map((one) => (
          <MenuItem
            key={one?.id ?? 'personal'}
            aria-current={(one?.id ?? null) === id || undefined}
            rightSection={(one?.id ?? null) === id ? <IconCheck {...icon} /> : null}
            onClick={() => choose(one?.id ?? null)}
          >
            {one?.name ?? t('shell.personalWorkspace')}
          </MenuItem>
        ))}
      </div>
      <MenuDivider />
      {current?.can.update ? (
        <MenuLink to="/workspace/settings/{-$id}" params={{ id: String(current.id) }} leftSection={<IconSettings {...icon} />}>
          {t('workspaces.settings')}
        </MenuLink>
      ) : null}
      <MenuLink to="/workspace/login" search={{ forceRedirect: true }} leftSection={<IconLayoutGrid {...icon} />}>
        {t('workspaces.all')}
      </MenuLink>
    </Menu>
  );
}
