export type { RoomUnit } from './measure.ts';
export type { RoomFields } from './room-fields.ts';
export * from './plan-room.ts';
export * from './plan-surfaces.ts';
export * from './plan-tiles.ts';
export * from './plan-trims.ts';
export * from './surface-area.ts';
