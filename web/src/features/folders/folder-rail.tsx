// The folders beside the documents: a column on a desk, a row that scrolls sideways on a phone. Documents and folders can be dropped onto them.
import type { Folder } from '@folio/contract/folders';
import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconFiles, IconFolder, IconFolderOff, IconFolderPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type DragEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { BatchRow } from '../../base/use-batches.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { FolderMenu } from './folder-menu.tsx';
import classes from './folder-rail.module.css';
import { flattenTree, idsWithin, pathOf } from './folder-tree.ts';
import { useFolderActions } from './folders.queries.ts';

const FolderDialog = lazy(() =>
  loadChunk(() => import('./folder-dialog.tsx')).then((module) => ({ default: module.FolderDialog })),
);

/** Dragged data: documents, or the id of a folder. */
export const documentsType = 'application/x-folio-documents';
const folderType = 'application/x-folio-folder';

/** Documents as they are dragged; the name of one that is refused is needed too. */
export const writeDraggedDocuments = (documents: BatchRow[]) =>
  JSON.stringify(documents.map(({ order_detail_id, title }) => ({ order_detail_id, title })));
const readDraggedDocuments = (text: string) => JSON.parse(text) as BatchRow[];

interface FolderRailProps {
  /** Undefined until the list was loaded. */
  folders: Folder[] | undefined;
  workspaceId: number | null;
  /** Documents of the whole place; undefined until they were counted. */
  total: number | undefined;
  chosen: number | 'none' | undefined;
  /** Documents were dropped onto a folder; null takes them out of theirs. */
  onDropDocuments: (documents: BatchRow[], folderId: number | null) => void;
  onDefaults: (folder: Folder) => void;
}

/** The chosen folder is in the address. */
export function FolderRail({ folders: loaded, workspaceId, total, chosen, onDropDocuments, onDefaults }: FolderRailProps) {
  const { t } = useText();
  const [isCreating, setCreating] = useState(false);
  const [closed, setClosed] = useState(new Set<number>());
  const shared = { chosen, onDropDocuments };
  const folders = loaded ?? [];
  const nodes = flattenTree(folders);
  const isHidden = (folder: Folder) =>
    pathOf(folders, folder.id)
      .slice(0, -1)
      .some((above) => closed.has(above.id));
  const toggle = (id: number) =>
    setClosed((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <nav aria-label={t('folders.title')} className={classes.rail}>
      <RailRow
        icon={<IconFiles size={17} stroke={1.7} aria-hidden="true" />}
        name={t('folders.all')}
        {...(total === undefined ? {} : { count: total })}
        {...shared}
      />
      <Row justify="between" className={classes.head}>
        <Text as="h2" size="sm" tone="quiet" weight="medium">
          {t('folders.title')}
        </Text>
        <ActionIcon aria-label={t('folders.new')} title={t('folders.new')} onClick={() => setCreating(true)}>
          <IconFolderPlus size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Row>
      {folders.length > 0 ? (
        <RailRow
          icon={<IconFolderOff size={17} stroke={1.7} aria-hidden="true" />}
          name={t('folders.none')}
          folder="none"
          {...shared}
        />
      ) : null}
      {nodes
        .filter(({ folder }) => !isHidden(folder))
        .map(({ folder, depth, hasChildren }) => (
          <RailRow
            key={folder.id}
            icon={<IconFolder size={17} stroke={1.7} aria-hidden="true" />}
            name={folder.name}
            count={folder.documents}
            folder={folder}
            {...shared}
            tree={{
              folders,
              depth,
              fold: hasChildren ? { isOpen: !closed.has(folder.id), onToggle: () => toggle(folder.id) } : undefined,
            }}
            menu={<FolderMenu folder={folder} folders={folders} onDefaults={() => onDefaults(folder)} />}
          />
        ))}
      {loaded?.length === 0 ? (
        <Text size="sm" tone="quiet" px={10} py={4} className={classes.hint}>
          {t('folders.hint')}
        </Text>
      ) : null}
      {isCreating ? (
        <Suspense fallback={null}>
          <FolderDialog folders={folders} workspaceId={workspaceId} parentId={null} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </nav>
  );
}

interface RailRowProps {
  icon: ReactNode;
  name: string;
  count?: number;
  /** Without it all documents. */
  folder?: Folder | 'none';
  chosen: FolderRailProps['chosen'];
  onDropDocuments: FolderRailProps['onDropDocuments'];
  /** Position of the folder among the others. */
  tree?: { folders: Folder[]; depth: number; fold: { isOpen: boolean; onToggle: () => void } | undefined };
  menu?: ReactNode;
}

const noTree: NonNullable<RailRowProps['tree']> = { folders: [], depth: 0, fold: undefined };

function RailRow({ icon, name, count, folder, chosen, onDropDocuments, tree = noTree, menu }: RailRowProps) {
  const { folders, depth, fold } = tree;
  const { t, language } = useText();
  const { isOver, ...drop } = useDrop(folder, folders, onDropDocuments);
  const id = typeof folder === 'object' ? folder.id : folder;
  const isChosen = chosen === id;
  return (
    <Row
      tone="muted"
      className={classes.row}
      data-chosen={isChosen || undefined}
      data-over={isOver || undefined}
      style={{ paddingInlineStart: depth * 14 }}
      {...drop}
    >
      {fold ? (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={fold.isOpen}
          aria-label={t(fold.isOpen ? 'folders.close' : 'folders.open', { name })}
          onClick={fold.onToggle}
        >
          <IconChevronRight size={14} aria-hidden="true" />
        </button>
      ) : null}
      <Link
        to="/orders"
        search={id === undefined ? {} : { folder: id }}
        className={classes.link}
        aria-current={isChosen ? 'page' : undefined}
        draggable={typeof folder === 'object' && folder.can.edit}
        onDragStart={(event: DragEvent) => {
          if (typeof folder === 'object') event.dataTransfer.setData(folderType, String(folder.id));
        }}
      >
        {icon}
        <Text as="span" truncate flex="fill">
          {name}
        </Text>
        {count === undefined ? null : (
          <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.count}>
            {formatNumber(count, language)}
          </Text>
        )}
      </Link>
      {menu}
    </Row>
  );
}

/** Takes documents in, and folders into folders; "all documents" and "no folder" take both out. */
function useDrop(folder: Folder | 'none' | undefined, folders: Folder[], onDocuments: RailRowProps['onDropDocuments']) {
  const [isOver, setOver] = useState(false);
  const { change } = useFolderActions();
  const folderId = typeof folder === 'object' ? folder.id : null;
  const accepts = ({ dataTransfer: { types } }: DragEvent) => types.includes(documentsType) || types.includes(folderType);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!accepts(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!accepts(event)) return;
      event.preventDefault();
      const documents = event.dataTransfer.getData(documentsType);
      const dragged = Number(event.dataTransfer.getData(folderType));
      if (documents) onDocuments(readDraggedDocuments(documents), folderId);
      else if (dragged && !(folderId !== null && idsWithin(folders, dragged).has(folderId)))
        change.mutate({ folder_id: dragged, parent_id: folderId });
    },
  };
}
