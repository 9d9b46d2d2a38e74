/** The published password of every demonstration account and of the demonstration's editor (docs/demonstration.md). */
export const demoPassword = 'Soak!Basin2030';
