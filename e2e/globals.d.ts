/** WordPress's global in the editor's page, as the tests reach for it. */
interface WordPressGlobal {
	data: {
		select: ( store: string ) => {
			getEditedPostAttribute: ( name: string ) => unknown;
			getPermalink: () => string;
			getEditedPostContent: () => string;
			getBlockOrder: () => string[];
			getBlocks: () => unknown[];
		};
		dispatch: ( store: string ) => {
			removeBlock: ( clientId: string | undefined ) => Promise< void >;
			selectBlock: ( clientId: string | undefined ) => Promise< void >;
		};
	};
	blocks: { getBlockTypes: () => { name: string }[] };
}

interface Window {
	wp: WordPressGlobal;
}

declare module '*/openai-media.mjs' {
	/** A real picture of one colour, another one for each number. */
	export function picture( number: number ): Buffer;
}
