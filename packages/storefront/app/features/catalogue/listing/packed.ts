declare const packedValue: unique symbol;

/**
 * A value as one text. React Router writes the data of a loader as a list in which each object names its members by
 * number; for the hundreds of small objects of a listing that weighs nearly twice as much in a page as their JSON.
 */
export type Packed<Value> = string & { readonly [packedValue]?: Value };

export const pack = <Value>(value: Value) => JSON.stringify(value) as Packed<Value>;

export const unpack = <Value>(packed: Packed<Value>) => JSON.parse(packed) as Value;
