/** One mail about one notice. */
export const noticeMailQueue = { name: 'notice.mail', retries: 4, timeout: 60 };
