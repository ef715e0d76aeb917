// The floating toolbar: the most common editing actions, in one row, reached with the pointer or with arrow keys.
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMessagePlus,
  IconQuote,
  IconSearch,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { useEditorState } from '@tiptap/react';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/toolbar.module.css';
import { ToolbarButton } from '../core/toolbar-button.tsx';
import { RewriteButton } from '../rewrite/rewrite-button.tsx';
import type { RewriteScope } from '../rewrite/rewrite-wishes.tsx';
import type { RewriteWish } from '../rewrite/use-rewrite.ts';
import { LinkButton } from './link-button.tsx';
import { PictureButton } from './picture-button.tsx';
import { TableMenu } from './table-menu.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

interface ToolbarProps {
  editor: Editor;
  /** Undefined where the text cites nothing. */
  sources: { isShown: boolean; onToggle: () => void } | undefined;
  onComment: () => void;
  onFind: () => void;
  scope: RewriteScope;
  onRewrite: (wish: RewriteWish) => void;
}

const readState = ({ editor }: { editor: Editor }) => ({
  canUndo: undoDepth(editor.state) > 0,
  canRedo: redoDepth(editor.state) > 0,
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isH2: editor.isActive('heading', { level: 2 }),
  isH3: editor.isActive('heading', { level: 3 }),
  isBullet: editor.isActive('bulletList'),
  isOrdered: editor.isActive('orderedList'),
  isQuote: editor.isActive('blockquote'),
});

/** Every button says its name and whether it is on. */
export function Toolbar({ editor, sources, onComment, onFind, scope, onRewrite }: ToolbarProps) {
  const { t } = useText();
  const roving = useRovingFocus();
  const is = useEditorState({ editor, selector: readState });
  const chain = () => editor.chain().focus();
  return (
    <div {...roving} role="toolbar" aria-label={t('editor.toolbar')} className={classes.toolbar}>
      <div className={classes.group}>
        <ToolbarButton label={t('editor.undo')} isOff={!is.canUndo} onPress={() => chain().undo().run()}>
          <IconArrowBackUp {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('editor.redo')} isOff={!is.canRedo} onPress={() => chain().redo().run()}>
          <IconArrowForwardUp {...icon} />
        </ToolbarButton>
      </div>
      <div className={classes.group}>
        <ToolbarButton label={t('editor.bold')} isOn={is.isBold} onPress={() => chain().toggleBold().run()}>
          <IconBold {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('editor.italic')} isOn={is.isItalic} onPress={() => chain().toggleItalic().run()}>
          <IconItalic {...icon} />
        </ToolbarButton>
        <LinkButton editor={editor} />
      </div>
      <div className={classes.group}>
        <ToolbarButton label={t('editor.heading2')} isOn={is.isH2} onPress={() => chain().toggleHeading({ level: 2 }).run()}>
          <IconH2 {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('editor.heading3')} isOn={is.isH3} onPress={() => chain().toggleHeading({ level: 3 }).run()}>
          <IconH3 {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('editor.bulletList')} isOn={is.isBullet} onPress={() => chain().toggleBulletList().run()}>
          <IconList {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('editor.orderedList')} isOn={is.isOrdered} onPress={() => chain().toggleOrderedList().run()}>
          <IconListNumbers {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('editor.quote')} isOn={is.isQuote} onPress={() => chain().toggleBlockquote().run()}>
          <IconBlockquote {...icon} />
        </ToolbarButton>
        <TableMenu editor={editor} />
        <PictureButton editor={editor} orderDetailId={scope.orderDetailId} />
      </div>
      <div className={classes.group}>
        <RewriteButton editor={editor} onWish={onRewrite} {...scope} />
      </div>
      <div className={classes.group}>
        <ToolbarButton label={t('comments.send')} keys="Control+Alt+M Meta+Alt+M" onPress={onComment}>
          <IconMessagePlus {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('writing.find.title')} keys="Control+F Control+H Meta+F" onPress={onFind}>
          <IconSearch {...icon} />
        </ToolbarButton>
      </div>
      {sources ? (
        <div className={classes.group}>
          <ToolbarButton label={t('editor.showSources')} isLabelled isOn={sources.isShown} onPress={sources.onToggle}>
            <IconQuote {...icon} />
            {t('editor.showSources')}
          </ToolbarButton>
        </div>
      ) : null}
    </div>
  );
}
