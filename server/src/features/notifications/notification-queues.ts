/** One mail about one notice. */
export const noticeMailQueue = { name: 'notice.mail', retries: 4, timeout: 60 };
/** Looks for digests that are due. */
export const digestQueue = { name: 'digest.send', retries: 1, timeout: 300 };
