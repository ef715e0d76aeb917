// The button for rewrites of the selected words.
import { IconSparkles } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ToolbarButton } from '../core/toolbar-button.tsx';
import type { RewriteButtonProps } from './rewrite-wishes.tsx';

const RewriteWishes = lazy(() => loadChunk(() => import('./rewrite-wishes.tsx')));

export function RewriteButton(props: RewriteButtonProps) {
  const { t } = useText();
  const { editor } = props;
  const hasSelection = useEditorState({ editor, selector: ({ editor: now }) => !now.state.selection.empty });
  return (
    <Menu
      label={t('rewrite.menu')}
      position="bottom"
      width={290}
      returnFocus={false}
      // The words stay selected, and Escape leads back to them.
      onOpenChange={(opens) => void (opens || editor.commands.focus())}
      button={
        <ToolbarButton label={t(hasSelection ? 'rewrite.menu' : 'rewrite.none')} isLabelled isOff={!hasSelection}>
          <IconSparkles size={18} stroke={1.7} aria-hidden="true" />
          {t('rewrite.button')}
        </ToolbarButton>
      }
    >
      <Suspense fallback={null}>
        <RewriteWishes {...props} />
      </Suspense>
    </Menu>
  );
}
