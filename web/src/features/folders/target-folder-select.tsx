import { useQuery } from '@tanstack/react-query';
import { aimAt } from '../../base/target-folder.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { useText } from '../../ui/use-text.ts';
import { FolderSelect } from './folder-select.tsx';
import { foldersQuery } from './folders.queries.ts';

/** The folder an order will lie in; nothing where the place has none. */
export function TargetFolderSelect({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const { t } = useText();
  const workspaceId = useWorkspaceId();
  const { data } = useQuery(foldersQuery(workspaceId));
  if (!data || data.folders.length === 0) return null;
  const known = data.folders.some((folder) => folder.id === value) ? value : null;
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <FolderSelect
        label={t('folders.folder')}
        none={t('folders.none')}
        folders={data.folders}
        value={known}
        onChange={(id) => {
          aimAt(workspaceId, id);
          onChange(id);
        }}
      />
    </div>
  );
}
