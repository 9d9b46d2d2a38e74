/** The password of every demonstration account, and of the demonstration's editor. It is published: docs/demonstration.md. */
export const DEMO_PASSWORD = 'Soak!Basin2030';
