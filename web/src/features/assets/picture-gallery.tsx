// Pictures that an order made: side by side, each to see large and to download.
import type { Asset } from '@folio/contract/assets';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './picture-gallery.module.css';
import { useSavePicture } from './use-save-picture.ts';

const PictureViewer = lazy(() =>
  loadChunk(() => import('./picture-viewer.tsx')).then((module) => ({ default: module.PictureViewer })),
);

/** "1080 × 1350". */
const sizeOf = ({ width, height }: Asset) => (width !== null && height !== null ? `${width} × ${height}` : '');

export function PictureGallery({ pictures }: { pictures: Asset[] }) {
  const { t } = useText();
  const save = useSavePicture();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul className={classes.grid} aria-label={t('media.pictures')} data-single={pictures.length === 1 || undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={classes.tile}>
            <button
              type="button"
              className={classes.open}
              aria-label={t('media.enlarge', { name: picture.alt ?? picture.file_name })}
              onClick={() => setShown(index)}
            >
              <img
                src={picture.url}
                alt={picture.alt ?? ''}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                decoding="async"
              />
            </button>
            <Row gap={8} className={classes.line}>
              <Text as="span" size="xs" tone="muted" flex="fill">
                <Text as="span" size="sm" tone="strong" truncate block title={picture.file_name}>
                  {picture.file_name}
                </Text>
                {sizeOf(picture)}
              </Text>
              <button
                type="button"
                className={classes.save}
                aria-label={t('media.save', { name: picture.file_name })}
                onClick={() => void save(picture)}
              >
                <IconDownload size={17} aria-hidden="true" />
              </button>
            </Row>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} at={shown} onTurn={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
