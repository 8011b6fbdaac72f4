import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Prints the page once when its address says so; a reload and Back don't ask again. */
export const usePrintWhenAsked = (): void => {
  const { print } = useSearch({ strict: false });
  const router = useRouter();
  useEffect(() => {
    if (print !== true) return;
    const { pathname } = router.state.location;
    void router.navigate({ to: pathname, search: {}, replace: true } as never).then(() => window.print());
  }, [print, router]);
};
