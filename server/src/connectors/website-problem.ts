// The reason for a website's refusal, as a code with the values of its sentence; saved as one line.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { AppError, ErrorKey } from '../kernel/errors.ts';
import { findMessage } from '../kernel/messages/messages.ts';

export type WebsiteProblemCode =
  | 'WEBSITE_UNREACHABLE'
  | 'WEBSITE_NOT_PUBLIC'
  | 'WEBSITE_REFUSED_LOGIN'
  | 'WEBSITE_NO_RIGHT'
  | 'WEBSITE_NO_API'
  | 'WEBSITE_MOVED'
  | 'WEBSITE_CERTIFICATE'
  | 'WEBSITE_FAILING'
  | 'WEBSITE_REJECTED'
  | 'WEBSITE_SECRET_LOST'
  | 'WEBSITE_REDIRECTS'
  | 'UNEXPECTED';

/** A website's refusal. */
export class WebsiteProblem extends Error {
  readonly code: WebsiteProblemCode;
  /** True where a later try may succeed without anybody changing anything. */
  readonly isTemporary: boolean;
  readonly detail: string;
  constructor(code: WebsiteProblemCode, options: { isTemporary?: boolean; detail?: string } = {}) {
    super(code);
    this.code = code;
    this.isTemporary = options.isTemporary ?? false;
    this.detail = options.detail ?? '';
  }
}

/** Stored form of a problem. */
export const problemLine = (code: WebsiteProblemCode | ErrorKey, detail = '') => `${code} ${detail}`.trim();

/** Value for the gap of our refusal message, which has one at most. */
export const refusalDetail = ({ params }: AppError): string => String(Object.values(params)[0] ?? '');

/** A kept problem as a sentence. */
export function problemSentence(line: string | null, language: InterfaceLanguage): string | null {
  if (line === null) return null;
  const [code = '', ...rest] = line.split(' ');
  const detail = rest.join(' ');
  return findMessage(code, language, { detail, count: detail, rules: detail });
}
