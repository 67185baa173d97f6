/** What scripts of embedding blocks share on the page. */
export { EMBED_LOADED, loadScript, onEmbedLoaded } from './live';
export { startShells } from './shell';
