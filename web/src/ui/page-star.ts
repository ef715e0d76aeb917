// The star in the head of a page. Heads are below the features, so the shell provides the star.
import { createContext, type ReactNode, useContext } from 'react';

export const PageStarContext = createContext<(title: string) => ReactNode>(() => null);

/** Draws the star of the page with this title; nothing outside the shell. */
export const usePageStar = () => useContext(PageStarContext);
