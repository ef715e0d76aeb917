/** Sends a document to a website. */
export const documentPublishQueue = { name: 'document.publish', retries: 3, timeout: 120 } as const;
