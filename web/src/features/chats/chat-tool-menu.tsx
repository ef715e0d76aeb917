import type { ToolSummary } from '@folio/contract/tool-definition';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-composer.module.css';

interface ChatToolMenuProps {
  tools: readonly ToolSummary[];
  tool: ToolSummary | undefined;
  onChoose: (slug: string) => void;
}

/** Subject of the conversation: documents, pictures, a page, saved sources. */
export function ChatToolMenu({ tools, tool, onChoose }: ChatToolMenuProps) {
  const { t } = useText();
  return (
    <Menu position="top-start" width={300}>
      <Menu.Target>
        <button type="button" className={classes.tool} aria-label={t('chats.tool', { name: tool?.name ?? '' })}>
          <Text as="span" truncate>
            {tool?.name}
          </Text>
          <IconChevronDown size={15} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {tools.map(({ slug, name, icon, macrocategory }) => (
          <Menu.Item
            key={slug}
            leftSection={<ToolTile icon={icon} category={macrocategory} size={28} />}
            rightSection={slug === tool?.slug ? <IconCheck size={16} aria-label={t('chats.chosen')} /> : null}
            onClick={() => onChoose(slug)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
