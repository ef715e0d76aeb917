import type { Asset } from '@folio/contract/assets';
import classes from './media.module.css';
import { useMediaFile } from './use-media-file.ts';

/** A film with the browser's own controls; silent films need no captions. */
export function FilmPlayer({ asset, poster }: { asset: Asset; poster: Asset | undefined }) {
  const file = useMediaFile(asset);
  return (
    <figure className={classes.film}>
      <video
        ref={file}
        muted
        poster={poster?.url}
        controls
        loop
        playsInline
        width={asset.width ?? undefined}
        height={asset.height ?? undefined}
        style={asset.width && asset.height ? { aspectRatio: `${asset.width} / ${asset.height}` } : undefined}
        aria-label={asset.file_name}
      />
    </figure>
  );
}
