export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
}

/** Parses requirements.csv. Throws with the line number for a row that is not `id,area,source,kind,requirement`. */
export function readRequirements(csv: string): Requirement[] {
  return csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row, index) => {
      const [, id, area, text] = /^([A-Z]+-\d{3}),([^,]+),[^,]+,[^,]+,(.+)$/.exec(row) ?? [];
      if (!id || !area || !text)
        throw new SyntaxError(`requirements.csv line ${index + 2} is not a requirement: ${row}`);
      return { id, area, requirement: text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text };
    });
}
