/** What the server has given cannot be changed. */
export type DeepReadonly< T > = T extends ( infer Item )[]
	? readonly DeepReadonly< Item >[]
	: T extends object
		? { readonly [ Key in keyof T ]: DeepReadonly< T[ Key ] > }
		: T;
