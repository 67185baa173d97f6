/** Keeps a post from being saved while a block waits for the server. */
export { useSavingLock } from './use-saving-lock';
