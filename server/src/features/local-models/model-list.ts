// The installation's list of models to offer: names, licences and addresses. Sizes and sums are in no list of ours; the host says them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goodForWords } from '@folio/contract/local-models';
import * as z from 'zod';

const entrySchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/),
  name: z.string().min(1).max(80),
  /** SPDX identifier. */
  licence: z.string().min(1).max(40),
  /** "owner/name" at the host. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  /** A GGUF file writes; a ggml file of Whisper ("ggml-base.bin") listens. */
  file: z.string().regex(/^[\w.-]+\.(gguf|bin)$/),
  good_for: z.enum(goodForWords).optional(),
  /** The text model to begin with. */
  recommended: z.boolean().optional(),
});

/** One model to offer. */
export type OfferedModel = z.infer<typeof entrySchema>;

/** Runtime and capabilities of a model file. */
export const runsOn = ({ file }: OfferedModel) =>
  file.endsWith('.bin')
    ? ({ provider: 'local-whisper', capability: 'transcription' } as const)
    : ({ provider: 'local-gguf', capability: 'text' } as const);

const ownList = fileURLToPath(new URL('../../../config/local-models.json', import.meta.url));
const read = new Map<string, OfferedModel[]>();

/** The list in the file, or the one that comes with the product; throws where it is none. */
export function listOffered(path: string | null): OfferedModel[] {
  const file = path ?? ownList;
  const known = read.get(file) ?? z.array(entrySchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  read.set(file, known);
  return known;
}
