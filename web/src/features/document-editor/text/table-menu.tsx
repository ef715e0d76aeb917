import { IconTable } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-parts.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ToolbarButton } from '../core/toolbar-button.tsx';

const changes = {
  addRowAbove: (chain) => chain.addRowBefore(),
  addRowBelow: (chain) => chain.addRowAfter(),
  addColumnLeft: (chain) => chain.addColumnBefore(),
  addColumnRight: (chain) => chain.addColumnAfter(),
  toggleHead: (chain) => chain.toggleHeaderRow(),
  deleteRow: (chain) => chain.deleteRow(),
  deleteColumn: (chain) => chain.deleteColumn(),
  deleteTable: (chain) => chain.deleteTable(),
} as const satisfies Record<string, (chain: ChainedCommands) => ChainedCommands>;

const names = Object.keys(changes) as (keyof typeof changes)[];

/** Outside of a table it inserts one; inside it changes the one the caret is in. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useText();
  const { isInTable, isInHead } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isInTable: now.isActive('table'), isInHead: now.isActive('tableHeader') }),
  });
  const icon = <IconTable size={18} stroke={1.7} aria-hidden="true" />;
  if (!isInTable) {
    return (
      <ToolbarButton
        label={t('editor.table.insert')}
        onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      >
        {icon}
      </ToolbarButton>
    );
  }
  return (
    <Menu
      position="bottom-end"
      width={250}
      returnFocus={false}
      button={
        <ToolbarButton label={t('editor.table.change')} isOn>
          {icon}
        </ToolbarButton>
      }
    >
      {names.map((name) => (
        <MenuItem
          key={name}
          // Nothing is above a header row.
          disabled={name === 'addRowAbove' && isInHead}
          color={name === 'deleteTable' ? 'red' : undefined}
          onClick={() => changes[name](editor.chain().focus()).run()}
        >
          {t(`editor.table.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
