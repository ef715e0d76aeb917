import type { Asset } from '@folio/contract/assets';
import { api } from '../../base/api.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** Takes a picture away as it is, under its own name. */
export function useSavePicture(): (picture: Asset) => Promise<void> {
  const { t } = useText();
  return (picture) =>
    api.documents
      .showFile({ asset_id: picture.id })
      .then((bytes) => saveFile(bytes, picture.file_name))
      .catch(() => toastError(t('media.failed', { name: picture.file_name })));
}
