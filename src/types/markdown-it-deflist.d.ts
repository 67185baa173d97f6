/** The package ships no types. */
declare module 'markdown-it-deflist' {
	import type { MarkdownIt } from 'markdown-it';

	const deflist: ( parser: MarkdownIt ) => void;
	// eslint-disable-next-line import/no-default-export -- As the package has it.
	export default deflist;
}
