/** The part of `@wordpress/keyboard-shortcuts` that this plugin uses; the editor brings the package. */
declare module '@wordpress/keyboard-shortcuts' {
	import type { StoreOf } from '@slipstream/wp-stores';

	export const store: StoreOf<
		{
			registerShortcut( shortcut: {
				name: string;
				category: string;
				description: string;
				keyCombination: { modifier?: string; character: string };
			} ): void;
		},
		object
	>;
	export const useShortcut: (
		name: string,
		callback: ( event: KeyboardEvent ) => void
	) => void;
}
