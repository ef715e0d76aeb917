// Glossary and translation memory as files: out at once, in by a dialog.
import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { Menu } from '../../ui/menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import type { ExchangeKind } from './import-form.tsx';

interface ExchangeMenuProps {
  /** False for users with read-only access to the terms. */
  canManage: boolean;
  onImport: (kind: ExchangeKind) => void;
}

const exchangeActions: ActionDefinition<ExchangeKind, Pick<ExchangeMenuProps, 'canManage'>>[] = [
  { id: 'terms', icon: IconDownload, label: (t) => t('glossary.termsGroup'), can: () => true },
  { id: 'texts', icon: IconDownload, label: (t) => t('glossary.textsGroup'), can: ({ canManage }) => canManage },
];

export function ExchangeMenu({ canManage, onImport }: ExchangeMenuProps) {
  const { t } = useText();
  const save = useMutation({
    mutationFn: async ({ kind, format }: { kind: ExchangeKind; format: 'csv' | 'tmx' | 'tbx' }) => {
      const calls = api.translationMemory;
      const file = await (kind === 'terms' || format === 'tbx' ? calls.exportTerms({ format }) : calls.exportTexts({ format }));
      saveFile(file, `${kind === 'terms' ? 'glossary' : 'translation-memory'}.${format}`);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const waysOf = (kind: ExchangeKind) => () => ({
    choices: [
      ...(canManage ? [{ id: 'import', icon: IconUpload, label: t('glossary.import'), run: () => onImport(kind) }] : []),
      { id: 'csv', label: t('glossary.asCsv'), run: () => save.mutate({ kind, format: 'csv' }) },
      { id: 'tmx', label: t('glossary.asTmx'), run: () => save.mutate({ kind, format: 'tmx' }) },
      ...(kind === 'terms' ? [{ id: 'tbx', label: t('glossary.asTbx'), run: () => save.mutate({ kind, format: 'tbx' }) }] : []),
    ],
  });
  const actions = bindActions(exchangeActions, [{ canManage }], t, { terms: waysOf('terms'), texts: waysOf('texts') });
  return (
    <Menu
      position="bottom-end"
      width={250}
      label={t('glossary.files')}
      button={
        <Button
          variant="default"
          loading={save.isPending}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden="true" />}
        >
          {t('glossary.files')}
        </Button>
      }
    >
      <ActionItems actions={actions} />
    </Menu>
  );
}
