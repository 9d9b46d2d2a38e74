/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKilometres = 6371.0088;

/** Returns the great-circle distance between two points, in kilometres. */
export function distanceKilometres(from: Coordinates, to: Coordinates): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const [height, width] = [otherLatitude - latitude, radians(to.longitude - from.longitude)];
  const half = Math.sin(height / 2) ** 2 + Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(width / 2) ** 2;
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(Math.min(1, half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
