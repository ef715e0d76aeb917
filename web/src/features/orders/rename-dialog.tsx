import type { OrderRow } from '@folio/contract/document-shapes';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { useOrderActions } from './use-order-actions.ts';

/** Mount it to open. */
export function RenameDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const { t } = useText();
  const { rename } = useOrderActions();
  const [title, setTitle] = useState(order.title);
  return (
    <FormDialog
      title={t('orders.rename')}
      verb={t('actions.save')}
      isBusy={false}
      isDisabled={title.trim() === ''}
      onClose={onClose}
      onSubmit={() => {
        onClose();
        if (title.trim() !== order.title) rename.mutate({ ...order, title: title.trim() });
      }}
    >
      <TextInput
        label={t('orders.documentTitle')}
        value={title}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </FormDialog>
  );
}
