// What an order made beside its text: films and sounds to play, files to take away. Pictures stand in the text itself.
import type { Asset } from '@folio/contract/assets';
import { FileList } from './file-list.tsx';
import { FilmPlayer } from './film-player.tsx';
import classes from './media.module.css';
import { SoundPlayer } from './sound-player.tsx';

const isOf = (kind: string) => (asset: Asset) => asset.media_type.startsWith(`${kind}/`);

/** Draws nothing where there are only pictures. */
export function MediaStage({ assets }: { assets: Asset[] }) {
  const films = assets.filter(isOf('video'));
  const sounds = assets.filter(isOf('audio'));
  const files = assets.filter((asset) => !['video', 'audio', 'image'].some((kind) => isOf(kind)(asset)));
  const poster = assets.find(isOf('image'));
  if (films.length + sounds.length + files.length === 0) return null;
  return (
    <div className={classes.stage}>
      {films.map((asset) => (
        <FilmPlayer key={asset.id} asset={asset} poster={poster} />
      ))}
      {sounds.map((asset) => (
        <SoundPlayer key={asset.id} asset={asset} />
      ))}
      {files.length > 0 ? <FileList files={files} /> : null}
    </div>
  );
}
