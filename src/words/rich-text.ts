/** A text with links or other elements between its words. The caller makes the elements. */
export type RichText<Element> = readonly (string | Element)[];

/** Makes an element that has these words. */
export type Wrap<Element> = (words: string) => Element;
