/** Whether a path may be asked of the global configuration: no address, so neither `http` nor `www` first nor `.com` last. @see platform spec §5 */
export function isConfigurationPath(path: string): boolean {
  const text = path.trim().toLowerCase();
  return text !== '' && !text.startsWith('http') && !text.startsWith('www') && !text.endsWith('.com');
}
