// Glossary and translation memory as files: out at once, in by a dialog.
import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconChevronDown, IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import type { ExchangeKind } from './import-form.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface ExchangeMenuProps {
  /** False for those who may read the terms alone. */
  canManage: boolean;
  onImport: (kind: ExchangeKind) => void;
}

export function ExchangeMenu({ canManage, onImport }: ExchangeMenuProps) {
  const { t } = useText();
  const save = useMutation({
    mutationFn: async ({ kind, format }: { kind: ExchangeKind; format: 'csv' | 'tmx' }) => {
      const calls = api.translationMemory;
      const file = await (kind === 'terms' ? calls.exportTerms({ format }) : calls.exportTexts({ format }));
      saveFile(file, `${kind === 'terms' ? 'glossary' : 'translation-memory'}.${format}`);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const kinds: ExchangeKind[] = canManage ? ['terms', 'texts'] : ['terms'];
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <Button variant="default" loading={save.isPending} rightSection={<IconChevronDown {...icon} />}>
          {t('glossary.files')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('glossary.files')}>
        {kinds.flatMap((kind) => [
          <Menu.Label key={kind}>{t(`glossary.${kind}Group`)}</Menu.Label>,
          canManage ? (
            <Menu.Item key={`${kind} in`} leftSection={<IconUpload {...icon} />} onClick={() => onImport(kind)}>
              {t('glossary.import')}
            </Menu.Item>
          ) : null,
          ...(['csv', 'tmx'] as const).map((format) => (
            <Menu.Item
              key={`${kind} ${format}`}
              leftSection={<IconDownload {...icon} />}
              onClick={() => save.mutate({ kind, format })}
            >
              {t(format === 'csv' ? 'glossary.asCsv' : 'glossary.asTmx')}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
