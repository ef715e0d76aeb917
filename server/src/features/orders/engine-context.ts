import type { EngineContext, SourceText } from '@folio/engine/core/engine-types';
import { readPageSource } from '@folio/engine/sources/read-source';
import type { Kernel } from '../../kernel/kernel.ts';
import { outsideDataConfig } from '../outside-data/index.ts';
import { pageFetch } from '../sources/index.ts';

type Given = Pick<EngineContext, 'language' | 'textModel' | 'sources' | 'signal'> &
  Partial<
    Pick<
      EngineContext,
      | 'onProgress'
      | 'maxWords'
      | 'onModelCall'
      | 'brandVoice'
      | 'briefing'
      | 'beside'
      | 'documentText'
      | 'competitors'
      | 'country'
      | 'models'
      | 'memory'
      | 'readFile'
      | 'brand'
      | 'outsideData'
    >
  >;

/** Keeps a page that a tool's own field names as an unlisted source and answers its id, so that it can be cited. */
export type SavePage = (page: Omit<SourceText, 'id'>) => Promise<number>;

/** Engine context beside tool and input, from the kernel and this run. Without `savePage`, pages are read but not cited. */
export function engineContext(kernel: Kernel, given: Given, savePage?: SavePage): EngineContext {
  return {
    onProgress: () => undefined,
    onModelCall: () => undefined,
    ...given,
    readPage: async (url) => {
      const { title, text } = await readPageSource(pageFetch(kernel.config), url, given.signal);
      const page = { title, text, url };
      return { id: (await savePage?.(page)) ?? 0, ...page };
    },
    fetchPage: (url) => pageFetch(kernel.config)(url, given.signal),
    trendsUrl: outsideDataConfig.of(kernel.config).wikimediaUrl,
    now: kernel.clock.now(),
  };
}
