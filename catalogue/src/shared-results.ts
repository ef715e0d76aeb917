// Pieces that many results share, with the limits of the channel that shows them.
import * as z from 'zod';

/** Search results show about 60 characters of a title. */
export const metaTitle = z.string().max(60);
/** Search results show about 155 characters of a description. */
export const metaDescription = z.string().max(155);

/** A section of a text: its heading and its HTML. */
export const textSection = (maxHeadingLength = 120) => z.object({ heading: z.string().max(maxHeadingLength), html: z.string() });

/** A question with its answer in plain text. */
export const questionAndAnswer = (maxAnswerLength: number) =>
  z.object({ question: z.string().max(120), answer: z.string().max(maxAnswerLength) });
