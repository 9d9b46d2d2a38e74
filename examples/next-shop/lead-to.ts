import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';

/** Ends an action: every part of the page that the browser has is asked for again, the header with its cart too. */
export function leadTo(path: string): never {
  revalidatePath('/', 'layout');
  redirect(path);
}
