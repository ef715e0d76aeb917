// Maximum number of documents in one call; apart from the calls, so that the browser knows it without their schemas.

/** Documents that one call deletes or moves. */
export const maxPickedDocuments = 1000;
/** Documents in one zip. */
export const maxZippedDocuments = 200;
