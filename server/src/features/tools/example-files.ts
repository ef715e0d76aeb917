// Files of the gallery as a page loads them: kept ones from where the web app's files are, drawings as data.
import { basename, extname } from 'node:path';
import { documentWord } from '@folio/catalogue/document-words';
import type { KeptFile } from '@folio/catalogue/kept-example-types';
import { factsOf } from '@folio/catalogue/kept-examples';
import type { ExamplePicture } from '@folio/catalogue/worked-result-files';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ExampleFile } from '@folio/contract/tools';

/** Its query changes with the file, so that a browser may keep it for long. */
export const keptUrl = (path: string): string => `/example-files/${path}?v=${factsOf(path).hash}`;

const kinds: Readonly<Record<string, ExampleFile['kind']>> = { '.mp3': 'audio', '.mp4': 'video' };

/** The sentence below a file; an option of the tool is called as its form calls it. */
function captionOf({ caption }: KeptFile, { fields }: Pick<ToolDetail, 'fields'>, language: InterfaceLanguage): string {
  if (!caption) return '';
  if ('word' in caption) return documentWord(caption.word, language);
  const options = fields.flatMap((field) => ('options' in field ? (field.options ?? []) : []));
  const label = options.find(({ value }) => value === caption.option)?.label ?? '';
  // The file says itself how large it is.
  return label.replace(/\s\d+x\d+$/u, '');
}

export function presentFile(file: KeptFile, detail: Pick<ToolDetail, 'fields'>, language: InterfaceLanguage): ExampleFile {
  const { seconds } = factsOf(file.path);
  const { width, height } = factsOf(file.poster ?? file.path);
  return {
    kind: kinds[extname(file.path)] ?? 'image',
    url: keptUrl(file.path),
    name: basename(file.path),
    alt_text: file.altText,
    width: width ?? null,
    height: height ?? null,
    seconds: seconds ?? null,
    caption: captionOf(file, detail, language),
    poster: file.poster ? keptUrl(file.poster) : null,
    transcript: file.transcript ?? null,
  };
}

/** A drawing that stands for the picture which an example names. */
export function presentDrawing({ svg, altText }: ExamplePicture): ExampleFile {
  const [, , width = '0', height = '0'] = /viewBox="([\d ]+)"/u.exec(svg)?.[1]?.split(' ') ?? [];
  return {
    kind: 'image',
    url: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    // The example names a photo, which this is not.
    name: '',
    alt_text: altText,
    width: Number(width),
    height: Number(height),
    seconds: null,
    caption: '',
    poster: null,
    transcript: null,
  };
}
