/** The part of `@wordpress/keyboard-shortcuts` that this plugin uses; the editor brings the package. */
declare module '@wordpress/keyboard-shortcuts' {
	import type { StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor<
		import( '@wordpress/data' ).AnyConfig
	> & { name: 'core/keyboard-shortcuts' };
	export const useShortcut: (
		name: string,
		callback: ( event: KeyboardEvent ) => void
	) => void;
}
