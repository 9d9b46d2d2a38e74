/** Returns the arrow key that leads to the next item in the element's direction of text. */
export const forwardKey = (element: Element): 'ArrowLeft' | 'ArrowRight' =>
  getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
