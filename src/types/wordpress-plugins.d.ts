/** The part of `@wordpress/plugins` that this plugin uses; the editor brings the package. */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export const registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => void;
}
