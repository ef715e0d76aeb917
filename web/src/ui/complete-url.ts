const hostAndPath = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d{1,5})?([/?#]\S*)?$/u;

/** The URL as it is typed without a scheme: "blog.example.com/en" becomes "https://blog.example.com/en". Anything else is only trimmed. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  return hostAndPath.test(text) ? `https://${text}` : text;
}
