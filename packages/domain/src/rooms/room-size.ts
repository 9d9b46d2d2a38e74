import { requireNumber } from '../arguments.ts';
import { requireMeasure, toTenThousandth } from './measure.ts';

/** A rectangular floor or wall, both sides in feet or both in metres. */
export interface RoomSize {
  readonly length: number;
  readonly width: number;
}

/**
 * Returns the total area of rooms, in squares of their unit: 10 by 12 and 5 by 8 are 160.
 *
 * @throws {RangeError} when a side is not above 0
 */
export function areaOfRooms(rooms: readonly RoomSize[]): number {
  return sumOf(rooms, ({ length, width }) => requireMeasure('length', length) * requireMeasure('width', width));
}

/**
 * Returns the total perimeter of rooms, in their unit: 10 by 12 is 44.
 *
 * @throws {RangeError} when a side is not above 0
 */
export function edgeOfRooms(rooms: readonly RoomSize[]): number {
  return sumOf(rooms, ({ length, width }) => 2 * (requireMeasure('length', length) + requireMeasure('width', width)));
}

const sumOf = (rooms: readonly RoomSize[], measure: (room: RoomSize) => number): number =>
  toTenThousandth(rooms.reduce((sum, room) => sum + measure(room), 0));

/** A tile and the width of its joints, all in millimetres. */
export interface JointedTile {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  readonly joint: number;
}

/** Kilograms of mixed grout per litre. */
const groutDensity = 1.6;

/**
 * Returns the kilograms of grout that fill the joints of a tiled area, without an overage.
 *
 * @param area in square metres
 * @throws {RangeError} when the area or a measure is not above 0
 */
export function groutFor(area: number, tile: JointedTile): number {
  const [length, width] = [requireMeasure('length', tile.length), requireMeasure('width', tile.width)];
  const depth = requireMeasure('thickness', tile.thickness) * requireNumber('joint', tile.joint);
  return toTenThousandth(requireMeasure('area', area) * ((length + width) / (length * width)) * depth * groutDensity);
}
