import { useEffect, useState } from 'react';

async function copyToClipboard(text: string, html: string | undefined): Promise<void> {
  if (!window.isSecureContext) return copyBySelection(text);
  const parts: Record<string, Blob> = { 'text/plain': new Blob([text], { type: 'text/plain' }) };
  if (html) parts['text/html'] = new Blob([html], { type: 'text/html' });
  await navigator.clipboard.write([new ClipboardItem(parts)]);
}

/** The old way, for a page served without https, where the browser offers no clipboard. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
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
    await copyToClipboard(text, html);
    setCopied(true);
  };
  return { isCopied, copy };
}
