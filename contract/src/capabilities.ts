// Capabilities of models.
import * as z from 'zod';

/**
 * `text` writes and reads pictures where it can; `embedding` measures how near texts are to one another, for finding passages of sources;
 * `translation` and `review` (second opinions) are text models too, and the one that writes where none is chosen.
 */
export const capabilities = ['text', 'embedding', 'image', 'speech', 'transcription', 'translation', 'video', 'review'] as const;
export const capabilitySchema = z.enum(capabilities);
export type Capability = z.infer<typeof capabilitySchema>;
