import { useNavigation } from 'react-router';

/**
 * Whether a form with these values is being submitted. Its button is then pending, and another click submits nothing.
 *
 * @param fields identify the form among the page's forms; empty when it is the only one
 */
export function useIsSubmitting(fields: Readonly<Record<string, string>> = {}): boolean {
  const { formData } = useNavigation();
  return formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value);
}
