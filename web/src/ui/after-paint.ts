/** Resolves once what is drawn now is on the screen. A page that nobody looks at paints nothing and does not wait. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    return undefined;
  });
