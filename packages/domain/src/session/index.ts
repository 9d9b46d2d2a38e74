export * from './persona-from.ts';
export * from './persona.ts';
