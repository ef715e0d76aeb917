// Kinds of values in the environment, with what is said of a wrong one.
import * as z from 'zod';
import { readStoreLocation } from './storage/storage-url.ts';

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export const httpUrl = () => z.string().refine(isHttpUrl, 'must be an http or https address');

export const aNumber = () => z.coerce.number({ error: 'must be a number' });

export const wholeNumber = () => aNumber().int('must be a whole number');

/** What is between commas. */
export const listed = () =>
  z.string().transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** An address without its last slashes. */
export const withoutLastSlash = (url: string) => url.replace(/\/+$/, '');

/** Where files are: `local`, or a bucket. */
export const storeLocation = () =>
  z.string().transform((text, context) => {
    try {
      return readStoreLocation(text);
    } catch (problem) {
      context.addIssue({ code: 'custom', message: problem instanceof Error ? problem.message : String(problem) });
      return z.NEVER;
    }
  });
