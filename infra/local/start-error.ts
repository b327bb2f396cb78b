/** What keeps the stack from starting, as the one line that the terminal shows. */
export class StartError extends Error {
  override name = 'StartError';
}
