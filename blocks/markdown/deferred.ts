import metadata from './block.json';

export const deferred = {
	deprecated: [
		{
			// A comment alone, as code writes it: the edit renders what is missing.
			attributes: metadata.attributes,
			supports: metadata.supports,
			save: () => null,
		},
	],
};
