import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './tool-fields.module.css';

interface DropAreaProps {
  id: string;
  label: string;
  /** True if the file chooser offers several; more can be dropped in any case. */
  isMultiple: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A file input drawn as an area on which files can also be dropped; the keyboard reaches the input. */
export function DropArea({ id, label, isMultiple, onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(all);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    drop(event.dataTransfer.files);
  };
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label className={classes.drop} data-accept={isOver || undefined}>
        <input
          type="file"
          id={id}
          aria-label={label}
          className="visually-hidden"
          multiple={isMultiple}
          onChange={({ currentTarget }) => {
            drop(currentTarget.files);
            // The same file can be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
        {children}
      </label>
    </div>
  );
}
