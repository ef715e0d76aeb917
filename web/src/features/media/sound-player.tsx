import type { Asset } from '@folio/contract/assets';
import classes from './media.module.css';
import { useMediaFile } from './use-media-file.ts';

/** A sound with the browser's own controls; what is said stands in the text below. */
export function SoundPlayer({ asset }: { asset: Asset }) {
  const file = useMediaFile(asset);
  return (
    <figure className={classes.sound}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand in the document */}
      <audio ref={file} controls aria-label={asset.file_name} />
    </figure>
  );
}
