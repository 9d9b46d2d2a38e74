/** Returns the query string for the showrooms near a position, with the features chosen in the page's query string. */
export function nearbySearch(search: string, { latitude, longitude }: { latitude: number; longitude: number }): string {
  const features = new URLSearchParams(search).getAll('feature').map((feature) => ['feature', feature]);
  const point = [
    ['lat', roundCoordinate(latitude)],
    ['long', roundCoordinate(longitude)],
  ];
  return new URLSearchParams([...point, ...features]).toString();
}

/** About one kilometre: precise enough for showrooms, without revealing the exact position. */
const roundCoordinate = (degrees: number): string => degrees.toFixed(2);
