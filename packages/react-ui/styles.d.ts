// Without types TypeScript rejects the import of a style sheet, unless a framework declares them.
export {};
