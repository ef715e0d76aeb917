import type { Asset } from '@folio/contract/assets';
import { Button } from '@mantine/core';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { api } from '../../base/api.ts';
import { Row } from '../../ui/row.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './media.module.css';

/** Files to download as they are, like subtitles. */
export function FileList({ files }: { files: Asset[] }) {
  const { t } = useText();
  const save = (file: Asset) =>
    api.documents
      .showFile({ asset_id: file.id })
      .then((bytes) => saveFile(bytes, file.file_name))
      .catch(() => toastError(t('media.failed', { name: file.file_name })));
  return (
    <Stack as="ul" gap={8}>
      {files.map((file) => (
        <Row as="li" key={file.id} gap={10} className={classes.file}>
          <IconFile size={18} stroke={1.6} aria-hidden="true" />
          <Text as="span" truncate flex="fill">
            {file.file_name}
          </Text>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void save(file)}>
            {t('actions.download')}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
