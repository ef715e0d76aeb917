// The formats in which pictures, sound and film of a document are downloaded.
import type { DocumentDetail, MediaFormat } from '@folio/contract/document-shapes';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** Formats that the files of a document can be had in. */
function formatsOf({ assets }: DocumentDetail): MediaFormat[] {
  const has = (kind: string) => assets.some((asset) => asset.media_type.startsWith(kind));
  const isSound = has('audio/');
  return [
    ...(has('video/') ? (['mp4'] as const) : []),
    // WAV becomes MP3 on the way; the other way nothing would be won.
    ...(isSound ? (['mp3'] as const) : []),
    ...(isSound && !has('audio/mpeg') ? (['wav'] as const) : []),
    ...(has('image/') ? (['png', 'jpg', 'webp'] as const) : []),
    ...(assets.some(({ file_name }) => file_name.endsWith('.srt')) ? (['srt'] as const) : []),
    ...(assets.some(({ file_name }) => file_name.endsWith('.vtt')) ? (['vtt'] as const) : []),
    ...(assets.length > 1 ? (['zip'] as const) : []),
  ];
}

export function useMediaDownloads(order: DocumentDetail) {
  const { t } = useText();
  const download = useMutation({
    mutationFn: (format: MediaFormat) =>
      api.mediaDocuments.download({ order_detail_id: order.order_detail_id, format, type: 'media' }),
    onSuccess: (file, format) => saveFile(file, `${order.title}.${format}`),
    onError: (error) => toastError(messageOf(error)),
  });
  return {
    isBusy: download.isPending,
    choices: formatsOf(order).map((format) => ({
      id: format,
      label: t(`media.formats.${format}`),
      run: () => download.mutate(format),
    })),
  };
}
