/** The package ships no types. */
declare module 'markdown-it-footnote' {
	import type { MarkdownIt } from 'markdown-it';

	const footnote: ( parser: MarkdownIt ) => void;
	// eslint-disable-next-line import/no-default-export -- As the package has it.
	export default footnote;
}
