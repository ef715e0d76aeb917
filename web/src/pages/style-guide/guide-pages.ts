// The pages of the style guide, by the folder of their address.

/** In the order of the menu. `user` and `pricing` are pages of the product. */
export const guidePages = {
  components: ['buttons', 'grid-system', 'panels', 'sweet-alert', 'notifications', 'icons', 'typography'],
  forms: ['regular', 'extended', 'validation', 'wizard'],
  'table-list': ['regular', 'extended', 'paginated'],
  pages: ['user', 'pricing', 'timeline', 'empty', 'rtl'],
} as const;

export type GuideArea = keyof typeof guidePages;
export const guideAreas = Object.keys(guidePages) as GuideArea[];

/** The key of a page's words (`locales/src/<language>/style-guide.json`), as `grid-system` in `components`. */
export type GuidePage = { [Area in GuideArea]: { area: Area; name: (typeof guidePages)[Area][number] } }[GuideArea];

/** The page of an address, or null where there is none. */
export function findGuidePage(area: string, name: string | undefined): GuidePage | null {
  const found = guideAreas.find((one) => one === area);
  if (!found || !(guidePages[found] as readonly string[]).includes(name ?? '')) return null;
  return { area: found, name } as GuidePage;
}

/** The same with a leading slash, as a link takes it. */
export const addressOf = ({ area, name }: GuidePage) => `/${area}/${name}` as const;

/** Pages that are the product's own and have an address elsewhere. */
export const isOwnPage = ({ area, name }: GuidePage): boolean => area === 'pages' && (name === 'user' || name === 'pricing');

/** Returns the URL for a bare folder, or null if the folder does not exist. */
export function firstPageIn(area: string): ReturnType<typeof addressOf> | null {
  const found = guideAreas.find((one) => one === area);
  return found ? addressOf({ area: found, name: guidePages[found][0] } as GuidePage) : null;
}
