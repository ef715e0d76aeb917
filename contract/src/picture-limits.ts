/** Images of other sites that one call copies into a document, at most; apart from the calls, so that the browser knows it without their schemas. */
export const maxCopiedPictures = 20;
