// Jobs of a linguist and their files, for tests.
import type { ImportRow } from '@folio/contract/translation-exchange';
import type { Segment } from '@folio/contract/translation-segments';
import { expect } from 'vitest';
import type { TestAnswer, TestCaller, TestProduct } from './test-product.ts';
import { buildTranslationDesk } from './translation-team.ts';

/** Of two of the sentences of `deskText`. */
export const german = {
  'Our boots weigh 0.9 kg.': 'Unsere Stiefel wiegen 0,9 kg.',
  'They last for 4,000 miles.': 'Sie halten 4.000 Meilen.',
};

interface ImportFields {
  preview?: boolean;
  others?: 'here' | 'file';
  decisions?: readonly [number, 'here' | 'file'][];
  name?: string;
}

/** An XLIFF 2.1 file with these targets, confirmed, by their sources. */
export function translated(text: string, targets: Record<string, string>): string {
  return Object.entries(targets).reduce((written, [source, target]) => {
    const found = `(\\s*<source>${source.replace(/[.*+?]/g, String.raw`\$&`)}</source>)(?:\\s*<target>[^<]*</target>)?`;
    const segment = new RegExp(`<segment id="s1"[^>]*>${found}`, 'g');
    return written.replace(segment, `<segment id="s1" state="translated">$1<target>${target}</target>`);
  }, text);
}

/** A translation desk with a first linguist that exchanges files. */
export async function buildExchange(product: TestProduct) {
  const desk = await buildTranslationDesk(product);
  const [ines] = desk.linguists;
  const accept = async (job: number, caller: TestCaller) => {
    await desk.untilOffered(job);
    await desk.jobCall(caller, 'accept', { id: job });
    await desk.jobCall(caller, 'start', { id: job });
  };
  return {
    desk,
    ines,
    accept,
    /** The first stage of a new request, which Ines works on. The memory is empty for it unless `more` says so. */
    startedJob: async (more: object = {}): Promise<number> => {
      const { id } = await desk.authorised({ use_memory: false, ...more });
      const [job = 0] = await desk.jobsOf(id);
      await accept(job, ines);
      return job;
    },
    exported: async (id: number, format = 'xliff21', caller: TestCaller = ines) => {
      const { status, body } = await caller.get('/features/translation-jobs/export', { id, format });
      expect(status).toBe(200);
      return body.text as string;
    },
    importFile: (
      id: number,
      text: string,
      { preview, others, decisions = [], name = 'back.xlf' }: ImportFields = {},
      caller: TestCaller = ines,
    ) => {
      const form = new FormData();
      form.append('id', String(id));
      form.append('file', new File([text], name));
      if (preview) form.append('preview', '1');
      if (others) form.append('others', others);
      decisions.forEach(([segment, use], index) => {
        form.append(`decisions[${index}][segment_id]`, String(segment));
        form.append(`decisions[${index}][use]`, use);
      });
      return caller.send('POST', '/features/translation-jobs/import', form);
    },
    rowsIn: ({ body }: TestAnswer) => body.rows as ImportRow[],
    /** Saves a draft, as the editor does. */
    save: (job: number, segment: Segment | undefined, target: string) =>
      ines.send('PATCH', '/features/translation-jobs/segments', {
        job_id: job,
        segments: [{ id: segment?.id, target, status: 'draft', revision: segment?.revision }],
      }),
  };
}
export type Exchange = Awaited<ReturnType<typeof buildExchange>>;
