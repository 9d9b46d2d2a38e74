/** Whether a text, in capitals, has only the characters of order numbers. The gateway accepts no other. */
export const isOrderNumber = (text: string): boolean => /^[A-Z\d-]{1,64}$/.test(text);
