import { useEffect, useState } from 'react';

/** Copies text, as html too if it is given; false if the browser refuses. */
export async function copyToClipboard(text: string, html?: string): Promise<boolean> {
  if (!window.isSecureContext) return copyBySelection(text);
  const parts: Record<string, Blob> = { 'text/plain': new Blob([text], { type: 'text/plain' }) };
  if (html) parts['text/html'] = new Blob([html], { type: 'text/html' });
  try {
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way, for a page served without https, where the browser offers no clipboard. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

/** Copies text, as html too where it is given; `isCopied` for two seconds. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string, html?: string) => {
    setCopied(await copyToClipboard(text, html));
  };
  return { isCopied, copy };
}
