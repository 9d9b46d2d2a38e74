import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';

/** Ends an action: revalidates all cached parts of the page, including the header with the cart, and redirects. */
export function refreshAndRedirect(path: string): never {
  revalidatePath('/', 'layout');
  redirect(path);
}
