// The used members of a parsed page. The engine is built without the browser's types.

export interface PageNode {
  readonly nodeType: number;
  textContent: string | null;
  readonly childNodes: ArrayLike<PageNode> & Iterable<PageNode>;
  appendChild: (node: PageNode) => unknown;
  insertBefore: (node: PageNode, before: PageNode) => unknown;
  removeChild: (node: PageNode) => unknown;
  cloneNode: (deep: boolean) => PageNode;
}

export interface PageElement extends PageNode {
  readonly tagName: string;
  readonly innerHTML: string;
  getAttributeNames: () => string[];
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
  querySelectorAll: (selector: string) => Iterable<PageElement>;
  closest: (selector: string) => PageElement | null;
  contains: (node: PageNode) => boolean;
}

export interface Page {
  readonly body: PageElement;
  readonly documentElement: PageElement;
  createTextNode: (text: string) => PageNode;
  querySelectorAll: (selector: string) => Iterable<PageElement>;
  toString: () => string;
}
