'use client'

import { Button } from '@/ui/button'

export function PrintButton({ children }: { children: string }) {
  return (
    <Button small icon="print" onClick={() => print()}>
      {children}
    </Button>
  )
}
