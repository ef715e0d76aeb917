import { type InboxKind, inboxKinds } from '@folio/contract/inbox-words';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconFilter, IconFilterFilled, IconSettings } from '@tabler/icons-react';
import { Menu } from '../../ui/menu.tsx';
import { MenuDivider, MenuItem, MenuLink } from '../../ui/menu-parts.tsx';
import { useText } from '../../ui/use-text.ts';
import { kindIcons } from './inbox-kinds.ts';

interface InboxFilterProps {
  kind: InboxKind | undefined;
  onChange: (kind: InboxKind | undefined) => void;
}

/** One kind of items or all, and the link to the email settings. */
export function InboxFilter({ kind, onChange }: InboxFilterProps) {
  const { t } = useText();
  const Icon = kind ? IconFilterFilled : IconFilter;
  const chosen = <IconCheck size={16} stroke={1.8} aria-hidden="true" />;
  return (
    <Menu
      position="bottom-end"
      width={250}
      button={
        <ActionIcon size={36} aria-label={kind ? `${t('inbox.filter')}: ${t(`inbox.kinds.${kind}`)}` : t('inbox.filter')}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      }
    >
      <MenuItem rightSection={kind ? undefined : chosen} onClick={() => onChange(undefined)}>
        {t('inbox.all')}
      </MenuItem>
      {inboxKinds.map((one) => {
        const KindIcon = kindIcons[one];
        return (
          <MenuItem
            key={one}
            leftSection={<KindIcon size={16} stroke={1.7} aria-hidden="true" />}
            rightSection={one === kind ? chosen : undefined}
            onClick={() => onChange(one)}
          >
            {t(`inbox.kinds.${one}`)}
          </MenuItem>
        );
      })}
      <MenuDivider />
      <MenuLink
        to="/my-profile"
        search={{ tab: 'notifications' }}
        leftSection={<IconSettings size={16} stroke={1.7} aria-hidden="true" />}
      >
        {t('inbox.settings')}
      </MenuLink>
    </Menu>
  );
}
