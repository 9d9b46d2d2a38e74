interface Town {
  readonly city?: string | null;
  readonly state?: string | null | undefined;
}

/** Returns a town as it is written in a search for showrooms, such as `New York, NY`; empty when unknown. */
export const townOf = ({ city, state }: Town): string => [city, state].filter(Boolean).join(', ');
