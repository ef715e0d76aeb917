/** The name by which accepting a quote is held until it is sent. */
export const heldQuote = (id: number): string => `translation_request.${id}.authorise`;
