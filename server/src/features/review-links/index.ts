export { requestContactReview } from './request-review.ts';
export type { OpenedLink } from './review-links.queries.ts';
export * as reviewLinkRows from './review-links.queries.ts';
export * as reviewMails from './review-mails.ts';
