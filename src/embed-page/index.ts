/** What scripts of embedding blocks share on the page. */
export { watchFrames } from './frames';
export { EMBED_LOADED, loadScript, onEmbedLoaded } from './live';
export { startShells } from './shell';
