/** What scripts of embedding blocks share on the page. */
export { LIVE, loadScript, whenLive } from './live';
export { startShells } from './shell';
