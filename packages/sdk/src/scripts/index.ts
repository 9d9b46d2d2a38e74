export * from './card-tokeniser.ts';
export * from './load-script.ts';
export * from './script-adapters.ts';
export * from './third-party-scripts.ts';
