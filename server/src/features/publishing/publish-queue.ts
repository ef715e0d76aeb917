import * as z from 'zod';

/** Sends a document to a website. */
export const documentPublishQueue = {
  name: 'document.publish',
  retries: 3,
  timeout: 120,
  input: z.object({
    publicationId: z.int(),
    /** The queuing that the job is for, so that a job that died ends no later one; jobs of earlier releases name none. */
    round: z.int().optional(),
  }),
} as const;
