export { PluginError, serverSentence, toPluginError } from './plugin-error';
export type { PluginErrorOptions } from './plugin-error';
export {
	messageFor,
	refusalSentence,
	transcriptionMessageFor,
} from './messages';
