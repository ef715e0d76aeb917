// A job as files: exported at once, imported by a dialog that shows the changes, and undone for ten seconds.
import type { JobFileFormat } from '@folio/contract/translation-exchange';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFiles, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ImportDialog } from './import-dialog.tsx';

interface ExchangeMenuProps {
  job: TranslationJob;
  /** Saves written text; false if a save failed, and then nothing begins. */
  onBegin: () => Promise<boolean>;
  /** The segments are others now: a file was imported, or its import undone. */
  onImported: () => void;
  /** Without its word. */
  isIcon?: boolean;
}

const formats = [
  { format: 'xliff21', label: 'segmentExchange.xliff21', ending: 'xlf' },
  { format: 'xliff12', label: 'segmentExchange.xliff12', ending: 'xlf' },
  { format: 'docx_changes', label: 'segmentExchange.docxChanges', ending: 'docx' },
  { format: 'package', label: 'segmentExchange.package', ending: 'zip' },
] as const;
const iconOf = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function ExchangeMenu({ job, onBegin, onImported, isIcon = false }: ExchangeMenuProps) {
  const { t } = useText();
  const [isImporting, setIsImporting] = useState(false);
  const save = useMutation({
    mutationFn: async ({ format, ending }: { format: JobFileFormat; ending: string }) => {
      if (await onBegin()) saveFile(await api.translationExchange.export({ id: job.id, format }), `${job.number}.${ending}`);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <>
      <Menu position="bottom-end" width={330}>
        <Menu.Target>
          {isIcon ? (
            <ActionIcon size={44} aria-label={t('segmentExchange.menu')} loading={save.isPending}>
              <IconFiles size={20} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          ) : (
            <Button variant="default" loading={save.isPending} rightSection={<IconChevronDown {...iconOf} />}>
              {t('segmentExchange.menu')}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown aria-label={t('segmentExchange.menu')}>
          {formats.map(({ format, label, ending }) => (
            <Menu.Item key={format} leftSection={<IconDownload {...iconOf} />} onClick={() => save.mutate({ format, ending })}>
              {t(label)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconUpload {...iconOf} />}
            disabled={!job.can.deliver}
            onClick={() => void onBegin().then(setIsImporting)}
          >
            {t('segmentExchange.import')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isImporting ? <ImportDialog job={job} onImported={onImported} onClose={() => setIsImporting(false)} /> : null}
    </>
  );
}
