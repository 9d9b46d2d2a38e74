import { useNavigation } from 'react-router';

/**
 * Whether a form with these values is on its way: its button is pending, and a second press sends nothing.
 *
 * @param fields what tells the form from the others of its page; none where it is the only one
 */
export function useSending(fields: Readonly<Record<string, string>> = {}): boolean {
  const { formData } = useNavigation();
  return formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value);
}
