// Models that run on this machine, by one click: the offer, the progress of a download, and the needed memory.
import * as z from 'zod';
import { answer, staffCall, tolerated } from './base.ts';
import { withErrors } from './errors.ts';

export const localModelStates = ['available', 'queued', 'downloading', 'verifying', 'paused', 'ready', 'failed'] as const;

export const localCapabilities = ['text', 'transcription'] as const;

/** Purpose of a model: trying out, short texts, drafts of a page, recordings. */
export const goodForWords = ['trial', 'short', 'drafts', 'recordings'] as const;

export const localModelSchema = z.object({
  /** Stands in the installation's list. */
  id: z.string(),
  name: z.string(),
  /** Purpose: text, or transcription of recordings. */
  capability: z.enum(localCapabilities),
  /** SPDX identifier. */
  licence: z.string(),
  /** Page that describes the model. */
  page: z.string(),
  state: z.enum(localModelStates),
  /** Bytes of the file, as its host's manifest says; null until the host answers. */
  size: z.number().nullable(),
  done: z.number(),
  /** Bytes of memory while it is loaded: the file and its working space; null before its size is known. */
  memory: z.number().nullable(),
  good_for: z.enum(goodForWords),
  /** Bytes of memory that this server lacks for it, 0 if it fits; null before its size is known. */
  missing_memory: z.number().nullable(),
  /** Until it can be used, at `assumed_speed`; null before its size is known. */
  minutes: z.int().nullable(),
  /** Why it failed, in the reader's language. */
  problem: z.string().nullable(),
  /** The connection that it became. */
  connection_id: z.int().nullable(),
});
export type LocalModel = z.infer<typeof localModelSchema>;

const one = z.object({ model_id: z.string().min(1).max(80), ...tolerated });
const changed = answer({ local_model: localModelSchema });

const calls = {
  show: staffCall
    .route({ method: 'GET', path: '/admin/models/local/show', summary: 'Models that can run on this machine' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        local_models: z.array(localModelSchema),
        host: z.string(),
        free_disk: z.number(),
        /** Bytes that are free now. */
        memory: z.number(),
        /** Bytes of this server, or of the container that it runs in. */
        total_memory: z.number(),
        /** The one text model to begin with: the list's own choice if it fits, else the largest that fits, else the smallest. */
        recommended_id: z.string().nullable(),
        /** Bits per second by which `minutes` are estimated. */
        assumed_speed: z.int(),
      }),
    ),
  /** Reads size and sum from the host's manifest first; a file without a sum is refused. Continues where it stopped. */
  download: staffCall
    .route({ method: 'POST', path: '/admin/models/local/download', summary: 'Download a model, or resume the download' })
    /** `use`: once it is ready, it serves its capability if no other model does. */
    .input(one.extend({ use: z.boolean().optional() }))
    .output(changed),
  pause: staffCall
    .route({ method: 'POST', path: '/admin/models/local/pause', summary: 'Pause a download' })
    .input(one)
    .output(changed),
  remove: staffCall
    .route({ method: 'DELETE', path: '/admin/models/local/delete', summary: 'Remove a model and its file' })
    .input(one)
    .output(changed),
};

export const localModelsContract = withErrors(
  calls,
  {},
  { download: { 409: ['LOCAL_MODEL_BUSY'] }, pause: { 409: ['LOCAL_MODEL_IDLE'] }, remove: { 409: ['LOCAL_MODEL_BUSY'] } },
);
