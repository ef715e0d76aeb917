// The files of a job as their paragraphs, in order: where each segment is, and the texts beside them that nobody translates.
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import type { ParagraphKind } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { getOwnJob } from '../core/get-job.ts';
import { sourceParts } from '../core/line-texts.ts';

interface OutlineParagraph {
  unit: number;
  kind: ParagraphKind;
  section: string;
  text: string | null;
}

/** Paragraphs that are listed; a line has at most 20,000 segments. */
const maxParagraphs = 40_000;
/** Characters of a text without segments. */
const maxTextLength = 1_000;

interface Outline {
  parts: { name: string; paragraphs: OutlineParagraph[] }[];
  isCut: boolean;
}

/** Throws 404 for users other than the job's linguist, `EngineFailure` if a file cannot be opened. */
export async function outlineJob(kernel: Kernel, actor: Actor, jobId: number): Promise<Outline> {
  const { line } = await getOwnJob(kernel.database, actor, jobId);
  const parts = await sourceParts(kernel, line);
  let unit = 0;
  let left = maxParagraphs;
  const shown = parts.map(({ name, texts, roles }) => ({
    name,
    paragraphs: texts.flatMap((text, index): OutlineParagraph[] => {
      const own = unit;
      unit += 1;
      if (text.trim() === '' || left === 0) return [];
      left -= 1;
      const { kind, section } = roles[index] ?? { kind: 'p', section: '' };
      return [{ unit: own, kind, section, text: hasWords(text) ? null : text.slice(0, maxTextLength) }];
    }),
  }));
  return { parts: shown, isCut: left === 0 };
}
