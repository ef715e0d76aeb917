// Images of other sites, fetched once through the guarded fetcher because someone asked for it, and kept as files of the document.
import { type Asset, maxAssetBytes } from '@folio/contract/assets';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { type FileFault, type MeasuredFile, measureFile, pictureEndings } from '@folio/engine/files/measure-file';
import type { Actor } from '../../kernel/actor.ts';
import { refusalOf } from '../../kernel/error-envelope.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { pageFetch } from '../sources/index.ts';
import { saveAsset } from './save-asset.ts';
import { getEditableDetail } from './show-document.ts';

/** Calls of one person in an hour, each with as many images as the contract allows. */
const callsInHour = 30;
/** Fetched at a time, and milliseconds for all of a call. */
const maxConcurrent = 3;
const timeoutMs = 60_000;
/** Bytes of all images of one call. */
const maxTotalBytes = 50 * 1024 * 1024;

export interface CopiedPicture {
  url: string;
  asset: Asset | null;
  /** Why it was not copied, in the reader's language. */
  problem: string | null;
}

interface WantedPicture {
  url: string;
  alt: string;
}

/** Image type by content; URLs need no matching extension. */
async function measurePicture(bytes: Uint8Array): Promise<{ measured: MeasuredFile | FileFault; ending: string }> {
  for (const ending of pictureEndings) {
    const measured = await measureFile(`picture.${ending}`, bytes, pictureEndings);
    if (measured !== 'file_type') return { measured, ending };
  }
  return { measured: 'file_type', ending: '' };
}

/** The last part of the address without its ending. */
const nameOf = (url: string) =>
  (new URL(url).pathname.split('/').at(-1) ?? '')
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 100) || 'image';

const refuse = (url: string, code: string) =>
  invalid([{ field: 'pictures', code, params: { name: url.slice(0, 200), kinds: pictureEndings.join(', ').toUpperCase() } }]);

/** The first message about the fault. */
function problemOf(kernel: Kernel, problem: unknown, language: InterfaceLanguage): string {
  const { envelope } = refusalOf(problem, language, kernel.log);
  return Object.values(envelope.errors ?? {})[0]?.[0] ?? envelope.message;
}

/** Copies images into a document that the actor may edit. Throws 404 or 403 for the document and 429; a single image never fails the others. */
export function createPictureCopier(kernel: Kernel) {
  const asked = createRateLimit(kernel.database, 'copy-pictures', callsInHour, 3600);
  return async (
    actor: Actor,
    detailId: number,
    wanted: WantedPicture[],
    language: InterfaceLanguage,
  ): Promise<CopiedPicture[]> => {
    const detail = await getEditableDetail(kernel, actor, detailId);
    await asked.spend([String(actor.id)]);
    const signal = AbortSignal.timeout(timeoutMs);
    let total = 0;
    const copy = async ({ url, alt }: WantedPicture): Promise<Asset> => {
      if (total >= maxTotalBytes) throw refuse(url, 'file_too_large');
      const { bytes, status } = await pageFetch(kernel.config)(url, signal);
      if (status !== 200) throw new EngineFailure('PAGE_UNREADABLE', { detail: new URL(url).hostname });
      total += bytes.length;
      if (bytes.length > maxAssetBytes || total > maxTotalBytes) throw refuse(url, 'file_too_large');
      const { measured, ending } = await measurePicture(bytes);
      if (typeof measured === 'string') throw refuse(url, measured === 'file_type' ? 'file_kind' : measured);
      const { mediaType: media_type, width, height } = measured;
      const owner = { account_id: detail.account_id, user_id: actor.id, order_detail_id: detail.id };
      const file_name = `${nameOf(url)}.${ending}`;
      return saveAsset(kernel, { ...owner, role: 'picture', file_name, media_type, width, height, alt }, bytes);
    };
    const left = [...new Map(wanted.map((picture) => [picture.url, picture])).values()];
    const done = new Map<string, CopiedPicture>();
    const work = async () => {
      for (let picture = left.shift(); picture; picture = left.shift()) {
        const { url } = picture;
        const copied = await copy(picture).then(
          (asset) => ({ url, asset, problem: null }),
          (problem: unknown) => ({ url, asset: null, problem: problemOf(kernel, problem, language) }),
        );
        done.set(url, copied);
      }
    };
    await Promise.all(Array.from({ length: maxConcurrent }, work));
    return wanted.flatMap(({ url }) => done.get(url) ?? []);
  };
}
