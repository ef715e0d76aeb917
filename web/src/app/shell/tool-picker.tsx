// The searchable tool picker (⌘K): every tool by name; choosing one opens it. Loaded when it is first asked for.
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { useMe } from '../use-me.ts';
import { useWorkspaceId } from '../workspace.ts';
import classes from './tool-picker.module.css';
import { toolPicker } from './tool-picker-store.ts';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function findTools(query: string, actions: (SpotlightActionData | SpotlightActionGroupData)[]) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const fits = (action: SpotlightActionData | SpotlightActionGroupData) =>
    !('group' in action && 'actions' in action) &&
    words.every((word) => folded(`${action.label} ${String(action.keywords ?? '')}`).includes(word));
  return actions.filter(fits);
}

/** Opens itself when it has come, since it is only loaded to be opened. */
export default function ToolPicker() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { templates, categories } = useMe();
  const isPersonal = useWorkspaceId() === null;
  useEffect(() => toolPicker.open(), []);
  const actions = templates
    .filter((tool) => !(isPersonal && tool.has_task_assignment))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map((tool) => {
      const category = categories.find((one) => one.slug === tool.macrocategory)?.name;
      return {
        id: tool.slug,
        label: tool.name,
        description: tool.description,
        keywords: `${tool.slug} ${category ?? ''} ${tool.description}`,
        onClick: () => void navigate({ to: '/tools/$slug', params: { slug: tool.slug } }),
        leftSection: <ToolTile icon={tool.icon} category={tool.macrocategory} size={30} />,
        rightSection: <span className={classes.category}>{category}</span>,
      };
    });
  return (
    <Spotlight
      store={toolPicker.store}
      actions={actions}
      filter={findTools}
      nothingFound={t('shell.noToolFound')}
      shortcut={null}
      scrollable
      maxHeight={420}
      size={600}
      limit={50}
      yOffset="12vh"
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      attributes={{ content: { 'aria-label': t('shell.findTool') } }}
      classNames={{
        content: classes.content ?? '',
        action: classes.action ?? '',
        actionLabel: classes.label ?? '',
        actionDescription: classes.description ?? '',
        actionSection: classes.section ?? '',
        search: classes.search ?? '',
      }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden="true" />,
        placeholder: t('shell.findTool'),
        'aria-label': t('shell.findTool'),
      }}
    />
  );
}
