// Media of an order beside its text: pictures to look at, films and sounds to play, files to download.
import type { Asset } from '@folio/contract/assets';
import { lazy } from 'react';
import { loadChunk } from '../../ui/load-chunk.ts';
import { BeforeAfter } from './before-after.tsx';
import { FilmPlayer } from './film-player.tsx';
import classes from './media.module.css';
import { PictureGallery } from './picture-gallery.tsx';
import { isOf, shownPictures } from './shown-pictures.ts';

// Images need none of these dependencies.
const SoundPlayer = lazy(() => loadChunk(() => import('./sound-player.tsx')).then((module) => ({ default: module.SoundPlayer })));
const FileList = lazy(() => loadChunk(() => import('./file-list.tsx')).then((module) => ({ default: module.FileList })));

interface MediaStageProps {
  assets: Asset[];
  /** The document's text: pictures that are in it are not shown twice. */
  html: string;
}

const ratioOf = ({ width, height }: Asset) => (width ?? 1) / (height ?? 1);

/** True where one picture lies on the other: a cropped one would not. */
const areAlike = (one: Asset, other: Asset) => Math.abs(ratioOf(one) / ratioOf(other) - 1) < 0.01;

/** Draws nothing where everything is in the text. A film's picture is its poster. */
export function MediaStage({ assets, html }: MediaStageProps) {
  const films = assets.filter(isOf('video'));
  const sounds = assets.filter(isOf('audio'));
  const files = assets.filter((asset) => !['video', 'audio', 'image'].some((kind) => isOf(kind)(asset)));
  const poster = assets.find(isOf('image'));
  const pictures = shownPictures(assets, html);
  const before = pictures.find(({ key }) => key === 'original');
  const after = before && pictures.find(({ key }) => key === 'image');
  if (films.length + sounds.length + files.length + pictures.length === 0) return null;
  return (
    <div className={classes.stage}>
      {films.map((asset) => (
        <FilmPlayer key={asset.id} asset={asset} poster={poster} />
      ))}
      {sounds.map((asset) => (
        <SoundPlayer key={asset.id} asset={asset} />
      ))}
      {before && after && areAlike(before, after) ? <BeforeAfter before={before} after={after} /> : null}
      {pictures.length > 0 ? <PictureGallery pictures={pictures} /> : null}
      {files.length > 0 ? <FileList files={files} /> : null}
    </div>
  );
}
