import type { Folder } from '@folio/contract/folders';
import { Select } from '../../ui/select.tsx';
import { flattenTree, pathOf } from './folder-tree.ts';

interface FolderSelectProps {
  label: string;
  /** Label without a selected folder. */
  none: string;
  folders: Folder[];
  value: number | null;
  error?: string | undefined;
  onChange: (id: number | null) => void;
}

const outside = 'none';

/** Folders with the way to them, in the order of the tree. */
export function FolderSelect({ label, none, folders, value, error, onChange }: FolderSelectProps) {
  const data = [
    { value: outside, label: none },
    ...flattenTree(folders).map(({ folder }) => ({
      value: String(folder.id),
      label: pathOf(folders, folder.id)
        .map((one) => one.name)
        .join(' / '),
    })),
  ];
  return (
    <Select
      label={label}
      data={data}
      searchable={folders.length > 8}
      allowDeselect={false}
      error={error}
      value={value === null ? outside : String(value)}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen === outside ? null : Number(chosen));
      }}
    />
  );
}
