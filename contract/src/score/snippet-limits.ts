/** Widest title that desktop results show whole, in pixels; source: Arial 20 px, the catalogue's limit. */
export const titlePixelLimit = 580;
/** Widest description that desktop results show whole, in pixels; source: Arial 14 px, the catalogue's limit. */
export const descriptionPixelLimit = 920;
