const postOfficeBox = /\b(?:p\.?\s?o\.?\s*box|post office box|case postale|c\.\s?p\.|cp\s*\d)/i;

/** Whether an address is a post office box of the United States or Canada, in English or French: `PO Box 7`, `CP 7`. */
export const isPostOfficeBox = (address: string): boolean => postOfficeBox.test(address);
