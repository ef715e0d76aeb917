// The two quiet buttons at the end of a list's row: the pencil that opens the thing's form, the bin that asks first.
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AskBeforeDeletion, type Deletion } from './ask-first.tsx';

/** `label` names the thing too. */
export function EditAct({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon aria-label={label} onClick={onClick}>
      <IconPencil size={18} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}

/** `label` names the thing too; nothing is deleted before the question is answered. */
export function RemoveAct({ label, deletion }: { label: string; deletion: Deletion }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionIcon aria-label={label} onClick={() => setAsking(true)}>
        <IconTrash size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <AskBeforeDeletion {...deletion} isAsking={isAsking} onEnd={() => setAsking(false)} />
    </>
  );
}
